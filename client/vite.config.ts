import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: address
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
