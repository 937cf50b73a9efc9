import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // By language: the kit ships its words as en-US and fr-FR, and finds them for en-CA and fr-CA.
  plugins: [react(), optimizeLocales.vite({ locales: ['en', 'fr'] })],
  server: {
    // The host stays the page's own: the server compares it with the origin.
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // A strict content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
