import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, assert, nat, property, record, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { chooseChunkName, chunkGroupPages, type ModuleGraph } from './page-chunks.ts';

const pageNames = [
  ...readFileSync(path.join(import.meta.dirname, 'pages.ts'), 'utf8').matchAll(
    /import\('[^']*\/([\w-]+)\.tsx'\)/g,
  ),
].map(([, name = '']) => name);

it('groups name pages that there are', () => {
  expect(chunkGroupPages.filter((name) => !pageNames.includes(name))).toEqual([]);
});

const graphOf = (importers: Readonly<Record<string, readonly string[]>>): ModuleGraph => ({
  getModuleInfo: (id) => ({
    importers: importers[id] ?? [],
    dynamicImporters: id.endsWith('.tsx') ? ['routes.ts'] : [],
  }),
});
const page = (name: string): string => `/pages/${name}.tsx`;

it('leaves to a page what it alone needs, and what is loaded later', () => {
  const graph = graphOf({ '/one.ts': [page('inbox-page')], '/later.ts': ['/dialog.ts'] });
  expect(chooseChunkName('/one.ts', graph)).toBeNull();
  expect(chooseChunkName('/later.ts', graph)).toBeNull();
});

it('puts what only the form and the inbox need into a file of theirs', () => {
  const graph = graphOf({
    '/section.ts': [page('application-form-page'), page('inbox-page')],
    '/field.ts': ['/section.ts'],
  });
  expect(chooseChunkName('/section.ts', graph)).toBe('form');
  expect(chooseChunkName('/field.ts', graph)).toBe('form');
});

it('never lets two files need each other, whatever needs what', () => {
  const modules = 12;
  const somePages = subarray(pageNames, { minLength: 0, maxLength: 6 });
  const oneModule = record({ pages: somePages, users: array(nat(modules - 1), { maxLength: 3 }) });
  assert(
    property(array(oneModule, { minLength: modules, maxLength: modules }), (all) => {
      const id = (index: number): string => `/module-${index}.ts`;
      const importers = Object.fromEntries(
        all.map(({ pages, users }, index) => [
          id(index),
          [...pages.map(page), ...users.filter((user) => user < index).map(id)],
        ]),
      );
      const graph = graphOf(importers);
      const needs = new Map<string, Set<string>>();
      for (const [module, by] of Object.entries(importers))
        for (const user of by) {
          const [from, to] = [chooseChunkName(user, graph), chooseChunkName(module, graph)];
          if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
        }
      const reached = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
        for (const next of needs.get(file) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
        return seen;
      };
      for (const file of needs.keys()) expect(reached(file).has(file)).toBe(false);
    }),
  );
});
