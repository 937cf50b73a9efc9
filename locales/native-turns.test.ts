import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Phrases that native readers recognized as translated from the other language. */
const translated = {
  en: [
    /\bparticular that is not known/i,
    /\bspeaks against\b/i,
    /\bat the pace of then\b/i,
    /\b(?:done|lost) otherwise\b/i,
    /\bworth nothing\b/i,
    /\bday has gone by\b/i,
    /\bno official version\b/i,
    /\bwished for\b/i,
    /\bway has ended\b/i,
    /\bto be exchanged\b/i,
    /\bcolumns of their own\b/i,
    /\bNobody has to do anything\b/i,
  ],
  fr: [
    /rythme d’alors/i,
    /stations qui viennent/i,
    /évalué d’après cela/i,
    /opérationnels\u00a0» dit /i,
    // The glossary has one word per thing (voyage, motif, horaire), and role titles are not only masculine.
    /\bsorties?\b/i,
    /\bRaison\b/,
    /\bVotre raison\b|\bLa raison\b/i,
    /\bPromoteur principal\b/,
    /adresse de courriel/i,
  ],
} as const;

const namespacesOf = (language: string): readonly string[] =>
  readdirSync(path.join(import.meta.dirname, language)).filter(
    (file) => file.endsWith('.json') && file !== 'openapi.json',
  );

describe.each(['en', 'fr'] as const)('the words in %s', (language) => {
  it.each(namespacesOf(language))('sound like it: %s', (file) => {
    const lines = readFileSync(path.join(import.meta.dirname, language, file), 'utf8').split('\n');
    expect(lines.filter((line) => translated[language].some((turn) => turn.test(line)))).toEqual([]);
  });
});

it('explains the short names of the responsible manager where they are asked about', () => {
  const hintIn = (language: string): string =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, language, 'applications.json'), 'utf8')).fields
      .is_responsible_manager.hint;
  expect(hintIn('en')).toMatch(/RCM: .*OM: /);
  expect(hintIn('fr')).toMatch(/GCR\u00a0: .*GO\u00a0: /);
});
