import { box, shape, type Sketches } from './sketches.ts';

const hudsonBay = box(-95.5, 51, -75.5, 66);
const hudsonStrait = box(-80, 59.5, -63.5, 65);
const lakeErie = box(-84, 40.9, -78.1, 43);
const lakeHuron = box(-85, 42.9, -79.5, 46.5);
const lakeOntario = box(-80, 43, -75.8, 44.5);
const lakeSuperior = box(-92.3, 46.3, -84.3, 49.1);
const lakeWinnipeg = box(-99.5, 50.2, -96, 54);
const saguenay = box(-71.1, 48, -69.6, 48.6);

/**
 * Project areas of the list, sketched generously: a station beyond them is worth a question. Areas that were added to
 * the list later have no sketch, and nothing is said of them.
 */
export const projectAreas: Sketches = {
  'scotian-shelf': [box(-68, 40, -56.5, 47.5)],
  'bay-of-fundy': [shape([-67.5, 44.2], [-65.7, 43.9], [-63.2, 45.2], [-64.5, 46.1], [-67.6, 45.3])],
  'gulf-of-maine': [box(-71.2, 41, -65, 45.4)],
  'georges-bank': [box(-69.5, 40, -65, 42.5)],
  gully: [box(-60, 43.2, -58, 44.6)],
  'scotian-slope': [shape([-67, 40], [-56, 42.5], [-56, 45], [-59, 44.4], [-63, 43.2], [-67, 42.2])],
  'nl-shelves': [box(-65, 42, -42, 61.5)],
  'grand-banks': [box(-57, 42, -47, 49.5)],
  'flemish-cap': [box(-53, 45.5, -41.5, 49)],
  'labrador-sea': [box(-64.5, 51, -42, 63)],
  gulf: [box(-71.5, 45.4, -55.5, 52)],
  'cabot-strait': [box(-61, 45.8, -58, 48.2)],
  'st-lawrence-estuary': [box(-71.5, 46.7, -64, 50.4)],
  'saguenay-fjord': [saguenay],
  'northern-shelf': [box(-134.5, 50, -126.5, 55.5)],
  'queen-charlotte-sound': [box(-132, 50.3, -127, 52.8)],
  'hecate-strait': [box(-132.5, 51.8, -129, 54.6)],
  'dixon-entrance': [box(-134.5, 53.8, -130, 55.3)],
  'strait-georgia': [box(-125.8, 48.2, -122.5, 50.5)],
  'southern-shelf': [box(-129, 47.8, -123, 51)],
  'juan-de-fuca': [box(-125.5, 47.9, -122.8, 48.9)],
  wcvi: [box(-129, 47.8, -124.2, 51)],
  'offshore-pacific': [box(-146, 46, -124.5, 55)],
  'line-p': [box(-146, 48, -124.5, 51)],
  'hudson-bay': [hudsonBay, hudsonStrait, box(-86, 64, -72, 71)],
  'hudson-strait': [hudsonStrait],
  'hudson-bay-proper': [hudsonBay],
  'arctic-archipelago': [box(-128, 66.5, -80, 81)],
  'northwest-passage': [box(-128, 66.5, -76, 76.5)],
  'arctic-basin': [box(-142, 76, -50, 90)],
  'canada-basin': [box(-160, 71, -122, 86)],
  'eastern-arctic': [box(-90, 60, -52, 81)],
  'davis-strait': [box(-69, 60, -52, 71)],
  'baffin-bay': [box(-82, 69, -54, 79)],
  'lancaster-sound': [box(-96, 71.5, -74, 76.2)],
  'western-arctic': [box(-141.5, 66.5, -100, 78)],
  'beaufort-sea': [box(-157, 68.5, -120, 77)],
  'great-lakes': [
    lakeErie,
    lakeHuron,
    lakeOntario,
    lakeSuperior,
    lakeWinnipeg,
    box(-88.2, 41.5, -84.5, 46.2),
  ],
  'lake-superior': [lakeSuperior],
  'lake-huron': [lakeHuron],
  'lake-erie': [lakeErie],
  'lake-ontario': [lakeOntario],
  'lake-winnipeg': [lakeWinnipeg],
  chukchi: [box(-180, 66, -155, 76)],
  bering: [box(-180, 51, -156, 66.5)],
};
