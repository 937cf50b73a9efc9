import type { DeliveryArea } from './delivery-rates.ts';

const projectAreas: Readonly<Record<DeliveryArea, readonly string[]>> = {
  atlantic_shelf: [
    'scotian-shelf',
    'bay-of-fundy',
    'gulf-of-maine',
    'georges-bank',
    'gully',
    'scotian-slope',
  ],
  newfoundland_labrador: ['nl-shelves', 'grand-banks', 'flemish-cap', 'labrador-sea'],
  gulf_st_lawrence: ['gulf', 'cabot-strait', 'st-lawrence-estuary', 'saguenay-fjord'],
  arctic: [
    'hudson-bay',
    'hudson-strait',
    'hudson-bay-proper',
    'arctic-archipelago',
    'northwest-passage',
    'arctic-basin',
    'canada-basin',
    'eastern-arctic',
    'davis-strait',
    'baffin-bay',
    'lancaster-sound',
    'western-arctic',
    'beaufort-sea',
    'chukchi',
  ],
  pacific_coast: [
    'northern-shelf',
    'queen-charlotte-sound',
    'hecate-strait',
    'dixon-entrance',
    'strait-georgia',
    'southern-shelf',
    'juan-de-fuca',
    'wcvi',
  ],
  pacific_offshore: ['offshore-pacific', 'line-p', 'bering'],
  great_lakes: ['great-lakes', 'lake-superior', 'lake-huron', 'lake-erie', 'lake-ontario', 'lake-winnipeg'],
};

const areaOfProjectArea: ReadonlyMap<string, DeliveryArea> = new Map(
  Object.entries(projectAreas).flatMap(([area, keys]) => keys.map((key) => [key, area as DeliveryArea])),
);

const areaOfRegion: Readonly<Record<string, DeliveryArea>> = {
  arctic: 'arctic',
  atlantic: 'atlantic_shelf',
  pacific: 'pacific_coast',
  'ontario-prairies': 'great_lakes',
  quebec: 'gulf_st_lawrence',
};

const sheltered: ReadonlySet<string> = new Set([
  'saguenay-fjord',
  'st-lawrence-estuary',
  'strait-georgia',
  'bay-of-fundy',
]);

export type MissionWaters = { readonly areas: readonly DeliveryArea[]; readonly isSheltered: boolean };

/** Waters of the application's project areas, else of the vessel's region, else none. */
export const findMissionWaters = (areaKeys: readonly string[], regionKey: string | null): MissionWaters => {
  const areas = [...new Set(areaKeys.flatMap((key) => areaOfProjectArea.get(key) ?? []))];
  if (areas.length > 0) return { areas, isSheltered: areaKeys.every((key) => sheltered.has(key)) };
  const region = regionKey === null ? undefined : areaOfRegion[regionKey];
  return { areas: region ? [region] : [], isSheltered: false };
};
