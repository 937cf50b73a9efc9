import { expect, it } from 'vitest';
import { detectLanguage } from './text-language.ts';

it.each([
  ['Relevé multidisciplinaire du golfe du Saint-Laurent', 'fr'],
  ['Mouillages dans l’estuaire', 'fr'],
  ['Campagne d’automne', 'fr'],
  ['Étude des éponges', 'fr'],
  ['Entretien annuel', 'fr'],
  ['Survey of the Scotian Shelf', 'en'],
  ['Moorings in the Labrador Sea', 'en'],
  ['Atlantic Zone Monitoring Program, spring', 'en'],
  ['Annual refit', 'en'],
  ['Science party lists are due three weeks before each mission.', 'en'],
  ['Expédition de 2026, segment 2a', 'fr'],
  ['Groundfish survey, La Have Basin', 'en'],
  ['Îles-de-la-Madeleine lobster survey', 'en'],
] as const)('%s is %s', (text, language) => expect(detectLanguage(text)).toBe(language));

it.each(['', 'AZMP 2027', 'Line P', '12', 'CCGS Teleost'])('of “%s” nobody can say it', (text) =>
  expect(detectLanguage(text)).toBeNull(),
);
