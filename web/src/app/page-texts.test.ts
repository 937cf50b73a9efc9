import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const listed = readFileSync(path.join(import.meta.dirname, 'pages.ts'), 'utf8');

const fileOf = (importer: string, name: string): string | null => {
  const file = name.startsWith('#')
    ? path.join(source, name.slice(1))
    : path.resolve(path.dirname(importer), name);
  return /\.tsx?$/.test(file) && existsSync(file) ? file : null;
};

const staticImport = /^(?:import|export)(?! type)(?:[^;']*? from)? '([#.][^']+)'/gm;

const filesOf = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const imported = fileOf(file, name);
    if (imported) filesOf(imported, found);
  }
  return found;
};

const textsIn = (files: ReadonlySet<string>): readonly string[] => {
  const used = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useTranslation\(\[?((?:'\w+'(?:, )?)+)/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  );
  return [...new Set(used)].toSorted();
};

const fromTheStart: readonly string[] =
  /textsFromTheStart[^=]*= \[([^\]]+)\]/
    .exec(readFileSync(path.join(source, 'lib/i18n.ts'), 'utf8'))?.[1]
    ?.match(/\w+/g) ?? [];

const pages = [...listed.matchAll(/lazyPage\(\s*\(\) => import\('([^']+)'\),\s*'\w+',?([^)]*)\)/g)].map(
  ([, file = '', texts = '']) => ({ file, texts: texts.match(/\w+/g) ?? [] }),
);

describe('the texts of a page come beside it', () => {
  it('finds the pages and what is there from the start', () => {
    expect(pages.length).toBe(listed.match(/lazyPage\(\s*\(\) =>/g)?.length);
    expect(fromTheStart).toContain('app');
  });

  it.each(pages)('of $file', ({ file, texts }) => {
    const needed = textsIn(filesOf(path.resolve(import.meta.dirname, file)));
    expect(texts.toSorted()).toEqual(needed.filter((name) => !fromTheStart.includes(name)));
  });
});

it('the first page is drawn with texts that are there from the start', () => {
  const needed = textsIn(filesOf(path.join(source, 'main.tsx')));
  expect(needed.filter((name) => !fromTheStart.includes(name))).toEqual([]);
});
