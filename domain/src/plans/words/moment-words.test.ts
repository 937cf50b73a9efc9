import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '@shiptime/locales/en/plans.json';
import fr from '@shiptime/locales/fr/plans.json';
import { scheduled } from '../../../test/conflicts.ts';
import type { Language } from '../../shared/text.ts';
import type { Mission } from '../missions.ts';
import { describeVoyageMoments } from './moment-words.ts';

const catalogues = { en, fr };
const said: Partial<Record<Language, Parameters<typeof describeVoyageMoments>[0]>> = {};
beforeAll(async () => {
  for (const language of ['en', 'fr'] as const) {
    const i18n = createInstance();
    await i18n.init({
      lng: language,
      resources: { [language]: { plans: catalogues[language] } },
      defaultNS: 'plans',
      interpolation: { escapeValue: false },
    });
    said[language] = { t: (key, params) => String(i18n.t(key, params ?? {})), language };
  }
});
const words = (language: Language, start: string, some: Partial<Mission>) =>
  describeVoyageMoments(said[language]!, scheduled(start, some))?.replaceAll('\u00A0', ' ');

it('a voyage says from when one is on board, when it sails and returns, and until when, in order of time', () => {
  const both = { mobilization_days: 1.5, operational_days: 14.5, demobilization_days: 0.75 };
  expect(words('en', '2027-06-26', both)).toBe(
    'on board from 26 June, sails 27 June 12:00, returns 11 July 24:00, disembarkation 12 July 2027 18:00',
  );
  expect(words('fr', '2027-06-26', both)).toBe(
    'à bord dès le 26 juin, appareille le 27 juin à 12 h, revient le 11 juillet à 24 h, débarquement le 12 juillet 2027 à 18 h',
  );
});

it('without mobilization and demobilization two moments are enough, over a new year with both years', () => {
  const alone = { mobilization_days: 0, operational_days: 10, demobilization_days: 0, start_fraction: 0.25 };
  expect(words('en', '2027-12-28', alone as Partial<Mission>)).toBe(
    'sails 28 December 2027 06:00, returns 7 January 2028 06:00',
  );
  expect(words('fr', '2027-05-01', { ...alone, start_fraction: 0 })).toBe(
    'appareille le 1er mai à 0 h, revient le 10 mai 2027 à 24 h',
  );
});

it('says nothing while there is no date', () => {
  expect(describeVoyageMoments(said.en!, { ...scheduled('2027-06-01'), start_date: null })).toBeNull();
});
