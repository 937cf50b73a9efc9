import { rectanglePolygon, polygonFromCorners, type SketchedAreas } from './sketched-areas.ts';

/** Rough bounds, larger than the areas. Project areas added later have none and cause no warning. */
export const sketchedProjectAreas: SketchedAreas = {
  'scotian-shelf': [rectanglePolygon(-68, 40, -56.5, 47.5)],
  'georges-bank': [rectanglePolygon(-69.5, 40, -65, 42.5)],
  gully: [rectanglePolygon(-60, 43.2, -58, 44.6)],
  'scotian-slope': [
    polygonFromCorners([-67, 40], [-56, 42.5], [-56, 45], [-59, 44.4], [-63, 43.2], [-67, 42.2]),
  ],
  'nl-shelves': [rectanglePolygon(-65, 42, -42, 61.5)],
  'grand-banks': [rectanglePolygon(-57, 42, -47, 49.5)],
  'flemish-cap': [rectanglePolygon(-53, 45.5, -41.5, 49)],
  'cabot-strait': [rectanglePolygon(-61, 45.8, -58, 48.2)],
  'saguenay-fjord': [rectanglePolygon(-71.1, 48, -69.6, 48.6)],
  'northern-shelf': [rectanglePolygon(-134.5, 50, -126.5, 55.5)],
  'southern-shelf': [rectanglePolygon(-129, 47.8, -123, 51)],
  wcvi: [rectanglePolygon(-129, 47.8, -124.2, 51)],
  'offshore-pacific': [rectanglePolygon(-146, 46, -124.5, 55)],
  'line-p': [rectanglePolygon(-146, 48, -124.5, 51)],
  'arctic-archipelago': [rectanglePolygon(-128, 66.5, -80, 81)],
  'arctic-basin': [rectanglePolygon(-142, 76, -50, 90)],
  'canada-basin': [rectanglePolygon(-160, 71, -122, 86)],
  'eastern-arctic': [rectanglePolygon(-90, 60, -52, 81)],
  'lancaster-sound': [rectanglePolygon(-96, 71.5, -74, 76.2)],
  'western-arctic': [rectanglePolygon(-141.5, 66.5, -100, 78)],
};
