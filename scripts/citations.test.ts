import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderDecisionIndex } from './decision-index.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => path.join(folder, file));

const records = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file));
const sections = new Set([...read('docs/contract.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));

const sources = [
  'domain/src',
  'planner/src',
  'server/src',
  'server/test',
  'web/src',
  'e2e',
  'scripts',
  'locales',
  'bench',
].flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mts|mjs|css)$/));
const documents = [
  ...filesBelow('docs', /\.md$/),
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
];
const own = path.join('scripts', path.basename(import.meta.filename));

const leadingNowhere = (
  files: readonly string[],
  pattern: RegExp,
  exists: (cited: string) => boolean,
): string[] =>
  files
    .filter((file) => file !== own)
    .flatMap((file) =>
      [...read(file).matchAll(pattern)]
        .map(([, cited = '']) => cited)
        .filter((cited) => !exists(cited))
        .map((cited) => `${file}: ${cited}`),
    );

const isRecord = (number: string): boolean => records.some((file) => file.startsWith(`${number}-`));

describe('what is cited', () => {
  it('is found: sections of the contract', () => {
    expect(sections.size).toBeGreaterThan(6);
    expect(leadingNowhere(sources, /docs\/contract\.md (\d+)/g, (section) => sections.has(section))).toEqual(
      [],
    );
  });

  it('is found: decision records, by number', () => {
    expect(leadingNowhere(sources, /(?:\brecords? |decisions\/)(\d{4})\b/g, isRecord)).toEqual([]);
    expect(leadingNowhere(documents, /\((?:records? )?(\d{4})\)/g, isRecord)).toEqual([]);
    expect(leadingNowhere(documents, /\brecords? (\d{4})\b/g, isRecord)).toEqual([]);
  });

  it('is found: decision records in migrations, which keep the numbers of their time', () => {
    const texts = records.map((file) => read(path.join('docs/decisions', file)));
    const isKnown = (number: string): boolean => texts.some((text) => text.includes(number));
    const migrations = filesBelow('server/migrations', /\.sql$/);
    expect(leadingNowhere(migrations, /decisions\/(\d{4})/g, isKnown)).toEqual([]);
  });

  it('is in the repository, and cited by its present name', () => {
    expect(leadingNowhere(sources, /\b(CONTRACT|DESIGN(?:\.md)?) \d/g, () => false)).toEqual([]);
    expect(leadingNowhere(sources, /\b(docs\/decisions, ")/g, () => false)).toEqual([]);
  });

  it('is found: links between documents', () => {
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => {
          try {
            return read(target) === undefined;
          } catch (error) {
            return (error as NodeJS.ErrnoException).code !== 'EISDIR';
          }
        })
        .map((target) => `${file}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('is a record of at most 200 words with context, decision and consequences', () => {
    const wrong = records.filter((file) => {
      const text = read(`docs/decisions/${file}`);
      const parts = ['Context', 'Decision', 'Consequences'].every((part) => text.includes(`**${part}.** `));
      return !parts || text.split(/\s+/).length > 200;
    });
    expect(wrong).toEqual([]);
  });

  it('is listed: each decision record, by its title', () => {
    expect(read('docs/decisions/README.md')).toBe(renderDecisionIndex());
  });
});
