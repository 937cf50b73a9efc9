import { type Coast, prepareCoast, prepareLand } from '@shiptime/domain/applications/places/outlines';
import { elsewhere } from '@shiptime/domain/applications/places/place';
import { loadCountries, type Country } from './map/countries.ts';

/** The states whose waters a ship of the fleet may meet, by their number in the outlines (ISO 3166). */
const statesByNumber: Readonly<Record<string, string>> = {
  '124': 'ca',
  '840': 'us',
  '304': 'gl',
  '666': 'pm',
  '643': 'ru',
  '352': 'is',
  '578': 'no',
  '234': 'fo',
  '826': 'gb',
  '372': 'ie',
  '250': 'fr',
  '620': 'pt',
  '724': 'es',
  '060': 'bm',
  '392': 'jp',
  '484': 'mx',
};

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Country after country, so that nobody who types meanwhile has to wait. */
const prepare = async (countries: readonly Country[]): Promise<readonly Coast[]> => {
  const coasts: Coast[] = [];
  for (const { number, polygons } of countries) {
    const state = statesByNumber[number];
    coasts.push(state ? prepareCoast({ state, polygons }) : prepareLand({ state: elsewhere, polygons }));
    if (state) await breath();
  }
  return coasts;
};

let prepared: Promise<readonly Coast[]> | null = null;

/** Fetched and prepared once; after a failure they are asked for again. */
export const coastsOfStates = (): Promise<readonly Coast[]> => {
  prepared ??= loadCountries()
    .then(prepare)
    .catch((error: unknown) => {
      prepared = null;
      throw error;
    });
  return prepared;
};
