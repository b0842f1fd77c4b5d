import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // The favicon is the app's icon, which lives beside this folder.
  // A running `goatherd-serve --port 4724` answers the pages; it accepts only its own host and origin.
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/socket': {
        target: process.env.GOATHERD_HOST ?? 'http://127.0.0.1:4724',
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
      },
    },
  },
  build: {
    target: ['es2022', 'safari16'],
    // Every browser we support preloads modules by itself, or does without.
    modulePreload: { polyfill: false },
    // The gallery is left out on purpose: it is for us, not for players.
    rolldownOptions: { input: { phone: 'index.html', table: 'table.html' } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
