import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameDismissButtons } from './name-dismiss-buttons.ts';
import { refuseImportCycles } from './refuse-import-cycles.ts';
import { chooseChunkName } from './src/app/page-chunks.ts';

/** Bundles catalogues that are used together. */
const catalogues: Record<string, string> = {
  app: 'start',
  ui: 'start',
  errors: 'start',
  problems: 'start',
  support: 'start',
  application_form: 'application',
  applications: 'application',
  review: 'application',
  together: 'application',
  letters: 'application',
  scheduler: 'planning',
  proposals: 'planning',
  outages: 'planning',
};
const textsOf = (file: string): string | null => {
  const [, language, name = ''] = /\/locales\/(en|fr)\/(\w+)\.json/.exec(file) ?? [];
  return language ? `texts-${catalogues[name] ?? name}-${language}` : null;
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    optimizeLocales.vite({ locales: ['en', 'fr'] }),
    nameDismissButtons(),
    refuseImportCycles(),
  ],
  server: {
    // Keeps the host, because the server compares it with the origin.
    proxy: Object.fromEntries(
      ['/api', '/docs', '/openapi.json'].map((path) => [
        path,
        { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false },
      ]),
    ),
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // The content security policy forbids fonts and scripts in data: URLs.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('later~') ? 'later' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: textsOf, priority: 4, includeDependenciesRecursively: false },
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'map',
              test: /node_modules\/(ol|proj4|wkt-parser|mgrs|rbush)\/|web\/src\/map\/(nautical-map|add-graticule|base-map|projections)\./,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            { name: chooseChunkName, priority: 2, includeDependenciesRecursively: false },
            {
              name: 'later',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
