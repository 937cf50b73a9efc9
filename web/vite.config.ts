import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noCircles } from './no-circles.ts';
import { fileOf } from './src/app/page-files.ts';

/** Texts that a kind of work needs together come together; any other catalogue comes by itself. */
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
  reference: 'things',
  vessels: 'things',
};
const textsOf = (file: string): string | null => {
  const [, language, name = ''] = /\/locales\/(en|fr)\/(\w+)\.json/.exec(file) ?? [];
  return language && catalogues[name] ? `texts-${catalogues[name]}-${language}` : null;
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // By language: the kit ships its words as en-US and fr-FR, and finds them for en-CA and fr-CA.
  plugins: [react(), optimizeLocales.vite({ locales: ['en', 'fr'] }), noCircles()],
  server: {
    // The host stays the page's own: the server compares it with the origin.
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
    // A strict content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // One sheet of 20 KB for the whole portal: pages ask for fewer files, and none waits for styles of its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('later~') ? 'later' : '[name]'}-[hash].js`,
        // A page asks for few files, not for one of each module that it shares with another page.
        codeSplitting: {
          groups: [
            { name: textsOf, priority: 4, includeDependenciesRecursively: false },
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
            // Apart from the small things that stand beside it: an application without a map does without.
            {
              name: 'map',
              test: /node_modules\/(ol|proj4|wkt-parser|mgrs|rbush)\/|web\/src\/map\/(chart|finger|grid|ground|projections)\./,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            {
              name: 'kit',
              test: /node_modules\/@?(react-aria|react-stately|internationalized)/,
              minShareCount: 5,
              priority: 2,
            },
            { name: fileOf, priority: 2, includeDependenciesRecursively: false },
            // What no page has at its start, or one page alone.
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
