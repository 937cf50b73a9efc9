import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
// Texts that are correctly the same in both languages.
import identicalInBoth from './identical-in-both.json' with { type: 'json' };

type Texts = ReadonlyMap<string, string>;

const here = import.meta.dirname;
const root = path.join(here, '..');
const namespaces = readdirSync(path.join(here, 'en'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
        flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
      );

const textsOf = (language: 'en' | 'fr', namespace: string): Texts =>
  new Map(flatten(JSON.parse(readFileSync(path.join(here, language, `${namespace}.json`), 'utf8'))));

/** Plural forms count as one key: `days` for `days_one` and `days_other`. */
const suffix = /_(one|many|other)$/;
const foldIn =
  (texts: Texts) =>
  (key: string): string => {
    const base = key.replace(suffix, '');
    return texts.has(`${base}_one`) && texts.has(`${base}_other`) ? base : key;
  };
const formsOf = (texts: Texts, key: string): string =>
  ['one', 'many', 'other'].filter((form) => texts.has(`${key}_${form}`)).join();

/** Placeholders such as `{{count, number}}` and tags such as `<strong>`. */
const placeholders = (text: string): string[] =>
  [
    ...new Set((text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? []).map((found) => found.replace(/,.*\}\}/, '}}'))),
  ].toSorted();

const sourcesIn = (directory: string): string[] =>
  readdirSync(directory).flatMap((name) => {
    const file = path.join(directory, name);
    if (statSync(file).isDirectory())
      return name === 'node_modules' || name === 'dist' ? [] : sourcesIn(file);
    return /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name)
      ? [readFileSync(file, 'utf8')]
      : [];
  });

const sources = ['web/src', 'server/src', 'domain/src']
  .map((directory) => path.join(root, directory))
  .flatMap(sourcesIn);

const found = (pattern: RegExp): string[] =>
  sources.flatMap((source) => source.match(pattern) ?? []).map((literal) => literal.slice(1, -1));

const literals = new Set([...found(/'[\w.:-]+'/g), ...found(/"[\w.:-]+"/g)]);

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Patterns of keys built by templates such as `roles.${name}`; ignores templates with fewer than three fixed
 * characters.
 */
const patterns = found(/`[^`]*`/g)
  .filter((literal) => literal.includes('${'))
  .map((literal) => literal.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\uE000'))
  .filter((literal) => /^[\w.:\uE000-]+$/.test(literal) && literal.replaceAll(/[\uE000.]/g, '').length >= 3)
  .map(
    (literal) =>
      new RegExp(
        `^${literal
          .split('\uE000')
          .map(escape)
          .join(String.raw`[\w.-]+`)}$`,
      ),
  );

const isUsed = (namespace: string, key: string): boolean =>
  [key, `${namespace}:${key}`].some(
    (name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)),
  );

const withoutParams = (text: string): string => text.replaceAll(/\{\{[^}]+\}\}/g, 'x');

describe.each(namespaces)('%s', (namespace) => {
  const en = textsOf('en', namespace);
  const fr = textsOf('fr', namespace);
  const [foldEn, foldFr] = [foldIn(en), foldIn(fr)];
  const keys = [...new Set([...en.keys()].map(foldEn))];

  it('has the same keys in both languages', () => {
    expect([...new Set([...fr.keys()].map(foldFr))].toSorted()).toEqual(keys.toSorted());
  });

  it('has every plural form that each language needs', () => {
    const counted = keys.filter((key) => !en.has(key));
    const wrong = counted.filter(
      (key) => formsOf(en, key) !== 'one,other' || formsOf(fr, key) !== 'one,many,other',
    );
    expect(wrong).toEqual([]);
  });

  it('puts the same things into both texts', () => {
    const wrong = [...fr].filter(([key, text]) => {
      const english = en.get(key) ?? en.get(`${foldFr(key)}_other`) ?? '';
      return placeholders(text).join() !== placeholders(english).join();
    });
    expect(wrong).toEqual([]);
  });

  it('says something in both languages, and not the same but where that is right', () => {
    const empty = [...en, ...fr].filter(([, text]) => text.trim() === '').map(([key]) => key);
    const same = [...en]
      .filter(([key, text]) => /\p{L}/u.test(text.replaceAll(/\{\{[^}]+\}\}/g, '')) && fr.get(key) === text)
      .filter(([, text]) => !identicalInBoth.includes(text))
      .map(([key, text]) => `${key}: ${text}`);
    expect({ empty, same }).toEqual({ empty: [], same: [] });
  });

  it('sets French as it is set in Canada', () => {
    // Canadian French has a no-break space before a colon and inside guillemets, and none before ; ? and !
    const wrong = [...fr].filter(([, text]) =>
      / [:»]|« |\s[;?!]|[\p{L})] ?:(?=\s|$)/u.test(withoutParams(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('puts no full stop after words of a person, who may have written one', () => {
    const stopped = [...en, ...fr].filter(([, text]) =>
      /\{\{(reason|error|quote|note|details)\}\}[.!?]/.test(text),
    );
    expect(stopped.map(([key]) => key)).toEqual([]);
  });

  it('writes one apostrophe in both', () => {
    const wrong = [...en, ...fr].filter(([, text]) => withoutParams(text).includes("'")).map(([key]) => key);
    expect(wrong).toEqual([]);
  });

  it('has no text that nothing says', () => {
    expect(keys.filter((key) => !isUsed(namespace, key))).toEqual([]);
  });
});

describe('the sources', () => {
  it('have no straight apostrophe in what comes with the portal: lists, questions, the demonstration', () => {
    const data = ['reference', 'demo'].flatMap((seeds) => {
      const directory = path.join(root, 'server/src/seeds', seeds, 'data');
      // People's names keep the spelling that their owners use.
      const files = readdirSync(directory).filter((name) => name !== 'people.json');
      return files.map((name) => path.join(directory, name));
    });
    const wrong = data.flatMap((file) => /[^"]*\w'\w[^"]*/.exec(readFileSync(file, 'utf8'))?.[0] ?? []);
    expect(wrong).toEqual([]);
  });

  const known = new Set(
    namespaces.flatMap((namespace) => {
      const texts = textsOf('en', namespace);
      return [...texts.keys()].flatMap((key) => [
        `${namespace}:${key}`,
        `${namespace}:${foldIn(texts)(key)}`,
      ]);
    }),
  );

  it('say nothing that has no text', () => {
    const name = new RegExp(`^(${namespaces.join('|')}):[a-z][\\w-]*(\\.[\\w-]+)+$`);
    expect([...literals].filter((literal) => name.test(literal) && !known.has(literal))).toEqual([]);
  });

  it('list as the same in both languages only what is', () => {
    const texts = new Set(
      namespaces.flatMap((namespace) => {
        const fr = textsOf('fr', namespace);
        return [...textsOf('en', namespace)]
          .filter(([key, text]) => fr.get(key) === text)
          .map(([, text]) => text);
      }),
    );
    expect(identicalInBoth.filter((text) => !texts.has(text))).toEqual([]);
  });
});
