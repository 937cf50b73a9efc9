import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat, type Projection, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import { type GeoBounds, graticuleLines, type GridLine, gridStep } from './map-lines.ts';

const line = new Style({ stroke: new Stroke({ color: 'rgb(67 81 95 / 24%)', width: 1 }) });

const words = (text: string, isParallel: boolean): Style =>
  new Style({
    text: new Text({
      text,
      font: '12px "Noto Sans Variable", "Noto Sans Marks", sans-serif',
      fill: new Fill({ color: '#43515f' }),
      stroke: new Stroke({ color: 'rgb(255 255 255 / 85%)', width: 3 }),
      ...(isParallel ? { textAlign: 'left', offsetX: 6 } : { textBaseline: 'bottom', offsetY: -6 }),
    }),
  });

/** Samples the edge and the inside, because near a pole the edge is not enough. */
const sampled = 8;

const shownFrame = (extent: readonly number[], projection: Projection): GeoBounds => {
  const [left = 0, bottom = 0, right = 0, top = 0] = extent;
  const positions = Array.from({ length: (sampled + 1) ** 2 }, (_, index) => {
    const [x, y] = [index % (sampled + 1), Math.floor(index / (sampled + 1))];
    return toLonLat(
      [left + ((right - left) * x) / sampled, bottom + ((top - bottom) * y) / sampled],
      projection,
    );
  });
  const longitudes = positions.map(([longitude = 0]) => longitude);
  const latitudes = positions.map(([, latitude = 0]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const north = Math.max(...latitudes);
  // Around the pole and across 180 degrees, all meridians are shown.
  const all = north > 85 || east - west > 180;
  return {
    west: all ? -180 : west,
    east: all ? 180 : east,
    south: Math.max(20, Math.min(...latitudes)),
    north: Math.min(89.5, north),
  };
};

const labelAt = ({ axis }: GridLine, places: readonly number[][], extent: readonly number[]) => {
  const [left = 0, bottom = 0, right = 0, top = 0] = extent;
  const inside = places.filter(
    ([x = 0, y = 0]) => x > left && x < right && y > bottom && y < top - (top - bottom) / 20,
  );
  const along = axis === 'latitude' ? 0 : 1;
  return inside.toSorted((a, b) => (a[along] ?? 0) - (b[along] ?? 0))[0];
};

export const addGraticule = (
  map: OlMap,
  projection: Projection,
  format: (degrees: number) => string,
): void => {
  const grid = new VectorLayer({ source: new VectorSource(), style: line, zIndex: 2 });
  map.addLayer(grid);
  map.on('moveend', () => {
    const source = grid.getSource();
    const extent = map.getView().calculateExtent(map.getSize());
    const frame = shownFrame(extent, projection);
    const features = graticuleLines(frame, gridStep(frame.north - frame.south)).flatMap((gridLine) => {
      const places = gridLine.line.map((position) => fromLonLat(position, projection));
      const place = labelAt(gridLine, places, extent);
      const drawn = new Feature(new LineString(places));
      if (!place) return [drawn];
      const label = new Feature(new Point(place));
      label.setStyle(words(`${format(gridLine.degrees)}°`, gridLine.axis === 'latitude'));
      return [drawn, label];
    });
    source?.clear(true);
    source?.addFeatures(features);
  });
};
