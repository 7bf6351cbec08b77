import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

import page from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/', 'src/wire.ts', 'src/testing/laid/'] }, // made, not written
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unreachable-loop': 'error',
      'no-constructor-return': 'error',
      'array-callback-return': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ConditionalExpression > ConditionalExpression:not(.alternate)',
          message: 'A choice inside a choice: give the inner one a name.',
        },
        {
          selector: 'ConditionalExpression > ConditionalExpression.alternate > ConditionalExpression.alternate',
          message: 'More than three cases read better as a table or as ifs.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'svelte/no-target-blank': 'error',
      'svelte/valid-style-parse': 'error',
      'svelte/prefer-const': 'error',
      'svelte/require-event-prefix': 'error',

      // svelte-check reports these, with types and for the markup as well.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // The maps that getters return are made anew at every call and never change afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: page } },
  },
);
