import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { elideBeforeNames, elision } from './elision.ts';

it.each([
  ['Transit de Iqaluit à Nuuk', 'Transit d’Iqaluit à Nuuk'],
  ['Demande de Étienne D’Amours', 'Demande d’Étienne D’Amours'],
  ['accepte que Anne participe', 'accepte qu’Anne participe'],
  ['Transit de Yellowknife à Halifax', 'Transit de Yellowknife à Halifax'],
  ['de 8 jours, de Halifax, de onze missions', 'de 8 jours, de Halifax, de onze missions'],
])('%s', (text, elided) => expect(elideBeforeNames(text)).toBe(elided));

it('is used in French alone', async () => {
  const i18n = createInstance();
  const leg = { leg: 'de {{port}}' };
  await i18n
    .use(elision)
    .init({
      resources: { en: { words: leg }, fr: { words: leg } },
      ns: ['words'],
      lng: 'en',
      postProcess: 'elision',
    });
  const words = (lng: string): string => i18n.t('words:leg', { lng, port: 'Ottawa' });
  expect([words('en'), words('fr')]).toEqual(['de Ottawa', 'd’Ottawa']);
  await i18n.changeLanguage('fr');
  expect(i18n.t('words:leg', { port: 'Ottawa' })).toBe('d’Ottawa');
});
