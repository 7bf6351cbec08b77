import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: address
    modulePreload: { polyfill: false },
    // By the rooms of this folder, for each piece is a question to the house: there were ninety of them at a table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => /\/words\/(\w\w)\/\w+\.ftl/.exec(id)?.[1] ?? null },
            {
              name: 'house',
              test: /node_modules|\/src\/((house|words)\/.*|room\/sitting|games\/levels)\.(ts|svelte)$/,
            },
            { name: 'drawings', test: /\/src\/drawings\//, minShareCount: 2 },
            { name: 'table', test: /\/src\/((table|aid|over|replay|analysis)\/|games\/\w+\.)/, minShareCount: 2 },
            { name: (id) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  // Tests mount components as the browser does; Node would get those that a server writes.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // Cards are called as the house calls them: their names and texts are read where it has them.
  server: { fs: { allow: ['.', '../src/cabale/text'] } },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000, // of a machine that does other things as well: only a broken page reaches it
    execArgv: ['--max-semi-space-size=128'], // pages are laid and thrown away: an eighth of the time was collecting them
    css: { include: /type\.css/ }, // which letters there are; all other style is left out
    isolate: false, // modules are read once a worker
    setupFiles: ['src/testing/afresh.ts'], // whatever file came before, in whatever order
  },
}));
