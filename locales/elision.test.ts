import { expect, it } from 'vitest';
import { elideBeforeNames, elisionPostProcessor } from './elision.ts';

it.each([
  ['Transit de Iqaluit à Nuuk', 'Transit d’Iqaluit à Nuuk'],
  ['Demande de Étienne D’Amours', 'Demande d’Étienne D’Amours'],
  ['accepte que Anne participe', 'accepte qu’Anne participe'],
  ['Transit de Yellowknife à Halifax', 'Transit de Yellowknife à Halifax'],
  ['de 8 jours, de Halifax, de onze missions', 'de 8 jours, de Halifax, de onze missions'],
])('%s', (text, elided) => expect(elideBeforeNames(text)).toBe(elided));

it.each([
  [{ lng: 'fr' }, 'en', 'd’Ottawa'],
  [{ lng: 'en' }, 'fr', 'de Ottawa'],
  [{}, 'fr', 'd’Ottawa'],
  [{}, 'en', 'de Ottawa'],
])('is used in French alone: %o, %s', (options, language, expected) =>
  expect(elisionPostProcessor.process('de Ottawa', 'leg', options, { language })).toBe(expected),
);
