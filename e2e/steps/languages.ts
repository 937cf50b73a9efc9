import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Portal } from '../portal.ts';
import type { Language } from '../words.ts';
import { apiAs } from './people.ts';

type Kind = 'catalogue' | 'list' | 'people';
type Phrase = { readonly kind: Kind; readonly language: Language; readonly words: string };
export type ShownText = { readonly text: string; readonly lang: string; readonly mayHoldPeople: boolean };

const root = path.resolve(import.meta.dirname, '..', '..');
const languages = ['en', 'fr'] as const;
const otherThan = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('\u2060', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

const jsonIn = (folder: string): unknown[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json') && name !== 'openapi.json')
    .map((name) => JSON.parse(readFileSync(path.join(root, folder, name), 'utf8')) as unknown);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const literals = (text: string): string[] => text.split(/\{\{[^}]*\}\}|\{[^}]*\}|\$t\([^)]*\)|<[^>]*>/u);

const names = new Set([
  ...['collaborators', 'funding', 'manager', 'needs', 'stations', 'affiliation'],
  ...['key', 'role', 'first_name', 'last_name', 'email', 'info_url', 'proponent', 'co_proponents', 'vessels'],
  'considerations',
]);

const phrasesIn = (value: unknown, language: Language | null): Phrase[] => {
  if (typeof value === 'string') {
    return language
      ? literals(value).map((each) => ({ kind: 'people', language, words: wordsOf(each) }))
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const own = 'language' in value ? (value.language as Language) : language;
  return Object.entries(value).flatMap(([key, each]: [string, unknown]): Phrase[] => {
    if (names.has(key)) return [];
    const suffix = languages.find((one) => key.endsWith(`_${one}`));
    if (suffix) {
      return stringsIn(each).map((text) => ({ kind: 'list', language: suffix, words: wordsOf(text) }));
    }
    return phrasesIn(each, languages.find((one) => one === key) ?? own);
  });
};

const phrasesOfFiles = (): Phrase[] => [
  ...languages.flatMap((language) =>
    jsonIn(`locales/${language}`)
      .flatMap(stringsIn)
      .flatMap(literals)
      .map((text): Phrase => ({ kind: 'catalogue', language, words: wordsOf(text) })),
  ),
  ...['server/src/seeds/reference/data', 'server/src/seeds/demo/data']
    .flatMap(jsonIn)
    .flatMap((data) => phrasesIn(data, null)),
];

const countOf = (words: string): number => words.split(' ').length;
const leastWithin = 3;
const headOf = (words: readonly string[], from: number): string =>
  words.slice(from, from + leastWithin).join(' ');

type Index = { readonly whole: ReadonlyMap<string, Phrase>; readonly within: ReadonlyMap<string, Phrase[]> };

const indexOf = (phrases: readonly Phrase[], language: Language): Index => {
  // Ignores single words, which other journeys use as project titles.
  const all = phrases.filter(
    ({ kind, words }) => /\p{L}{3}/u.test(words) && (kind !== 'catalogue' || countOf(words) > 1),
  );
  const others = all.filter((each) => each.language !== language).map(({ words }) => words);
  const inOther = ` ${others.join(' | ')} `;
  const alone = all.filter((each) => each.language === language && !inOther.includes(` ${each.words} `));
  const within = new Map<string, Phrase[]>();
  for (const phrase of alone) {
    if (countOf(phrase.words) < leastWithin) continue;
    const head = headOf(phrase.words.split(' '), 0);
    within.set(head, [...(within.get(head) ?? []), phrase]);
  }
  return { whole: new Map(alone.map((phrase) => [phrase.words, phrase])), within };
};

export type Phrases = Readonly<Record<Language, Index>>;

const read = async (portal: Portal): Promise<Phrases> => {
  const coordinator = await apiAs(portal, 'coordinator');
  const constraints = await coordinator('GET', '/scheduling_constraints');
  const all = [...phrasesOfFiles(), ...phrasesIn(constraints, null)];
  return { en: indexOf(all, 'en'), fr: indexOf(all, 'fr') };
};

const known = new Map<string, Promise<Phrases>>();

export const readPhrases = async (portal: Portal): Promise<Phrases> => {
  const phrases = known.get(portal.url) ?? read(portal);
  known.set(portal.url, phrases);
  return phrases;
};

const phrasesWithin = (shown: string, { within }: Index): Phrase[] => {
  const words = shown.split(' ');
  return words
    .flatMap((_, at) => within.get(headOf(words, at)) ?? [])
    .filter((phrase) => ` ${shown} `.includes(` ${phrase.words} `));
};

const foreignPhrase = ({ text, mayHoldPeople }: ShownText, index: Index): Phrase | undefined => {
  const shown = wordsOf(text);
  const found = phrasesWithin(shown, index);
  const whole = index.whole.get(shown);
  if (!mayHoldPeople) return whole ?? found[0];
  const people = found.filter(({ kind }) => kind === 'people');
  const left = people.reduce((rest, { words }) => rest.replace(words, '|'), shown);
  return [...(whole ? [whole] : []), ...phrasesWithin(left, index)].find(({ kind }) => kind !== 'people');
};

export const findForeignTexts = (
  shown: readonly ShownText[],
  language: Language,
  phrases: Phrases,
): string[] => {
  const other = otherThan(language);
  const found = shown
    .filter(({ lang }) => lang !== other)
    .flatMap((each) => {
      const phrase = foreignPhrase(each, phrases[other]);
      return phrase ? [`${phrase.kind}: ${each.text.trim()}`] : [];
    });
  return [...new Set(found)];
};

export const readTextsOn = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const isMarked = (element: Element | null) => element?.closest('[lang]') !== document.documentElement;
    const texts: { text: string; lang: string; mayHoldPeople: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of attributes) {
          const text = node.getAttribute(name);
          if (text) texts.push({ text, lang: langOf(node), mayHoldPeople: true });
        }
        if (
          node instanceof HTMLTextAreaElement ||
          (node instanceof HTMLInputElement && node.matches('[type="text"], :not([type])'))
        ) {
          texts.push({ text: node.value, lang: langOf(node), mayHoldPeople: false });
        }
      } else if (
        node instanceof Text &&
        !node.parentElement?.closest('script, style, code, pre, [translate="no"]')
      ) {
        texts.push({
          text: node.data,
          lang: langOf(node.parentElement),
          mayHoldPeople: isMarked(node.parentElement),
        });
      }
    }
    return texts.filter(({ text }) => /\p{L}{3}/u.test(text));
  });
