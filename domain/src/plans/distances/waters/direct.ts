import type { Waters } from './waters.ts';

/** Nothing has to be gone round. */
export const direct: Waters = {
  covers: 'Between ports with no land between them',
  source: 'Great circles; checked against the land of Natural Earth, 1:10 million',
  points: {},
  sea: [
    ['halifax', 'dartmouth-bio'],
    ['yarmouth', 'boston'],
    ['yarmouth', 'portland-me'],
    ['sydney', 'north-sydney'],
    ['north-sydney', 'burgeo'],
    ['port-aux-basques', 'cap-aux-meules'],
    ['burgeo', 'cap-aux-meules'],
    ['burgeo', 'hamilton-bm'],
    ['argentia', 'hamilton-bm'],
    ['saint-pierre', 'hamilton-bm'],
    ['newport-ri', 'hamilton-bm'],
    ['makkovik', 'nuuk'],
    ['rimouski', 'tadoussac'],
    ['cacouna', 'tadoussac'],
    ['mont-joli', 'baie-comeau'],
    ['matane', 'baie-comeau'],
    ['les-mechins', 'baie-comeau'],
    ['patricia-bay', 'sidney'],
    ['victoria', 'esquimalt'],
    ['prince-rupert', 'sandspit'],
    ['daajing-giids', 'sandspit'],
    ['kodiak', 'newport-or'],
  ],
  narrow: [],
};
