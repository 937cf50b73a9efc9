import {
  polygonWithHole,
  rectanglePolygon,
  circlePolygon,
  polygonFromCorners,
  type SketchedAreas,
} from './sketched-areas.ts';

const gully = polygonFromCorners(
  [-59.1, 44.22],
  [-58.58, 43.78],
  [-58.58, 43.58],
  [-59.13, 43.58],
  [-59.33, 44.1],
);

/**
 * Protected areas whose outlines are not published, drawn roughly for warnings; docs/data-sources.md lists
 * the other areas.
 */
export const sketchedProtectedAreas: SketchedAreas = {
  'corsair-and-georges-canyons-conservation-area': [rectanglePolygon(-66.6, 40.6, -65.7, 41.6)],
  'disko-fan-conservation-area': [rectanglePolygon(-60, 67.25, -57.9, 68.25)],
  'eastern-canyons-conservation-area': [polygonWithHole(rectanglePolygon(-60, 42.9, -57, 44.45), gully)],
  'emerald-basin-sponge-conservation-area': [circlePolygon(-62.6, 44.25, 4), circlePolygon(-63.05, 43.87, 4)],
  'fathom-five-national-marine-park': [circlePolygon(-81.65, 45.3, 6)],
  'funk-island-deep-closure': [rectanglePolygon(-53.2, 49.9, -51.8, 50.55)],
  'hatton-basin-conservation-area': [rectanglePolygon(-64.2, 60.4, -60.1, 62)],
  'hawke-channel-closure': [rectanglePolygon(-54.8, 52.4, -53.1, 53.2)],
  'hopedale-saddle-closure': [rectanglePolygon(-59, 55.5, -57, 56.6)],
  'lake-superior-national-marine-conservation-area': [
    polygonFromCorners(
      [-89.2, 48.15],
      [-88.6, 48.75],
      [-87.5, 48.9],
      [-86.3, 48.75],
      [-86.8, 48.3],
      [-88, 48.1],
    ),
  ],
  'northeast-channel-coral-conservation-area': [circlePolygon(-65.6, 42.05, 7)],
  'northeast-newfoundland-slope-closure': [rectanglePolygon(-51.9, 49.6, -49.4, 52.4)],
  'saguenay-fjord-upstream-closure': [rectanglePolygon(-71.05, 48.28, -70.5, 48.46)],
  'tallurutiup-imanga-national-marine-conservation-area': [
    polygonFromCorners(
      [-93, 73.9],
      [-93, 75.2],
      [-80, 75.7],
      [-76, 74.9],
      [-74.5, 73.5],
      [-76, 71.8],
      [-82, 72.2],
      [-89, 73],
    ),
  ],
};
