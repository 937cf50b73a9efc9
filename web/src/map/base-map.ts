import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type OlMap from 'ol/Map.js';
import type { Projection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import type { Polygon } from '@shiptime/domain/geography/outlines';
import { depthColours } from './depth-colours.ts';
import { loadOutlines, type OutlineFileName } from './outline-files.ts';

const water = '#e6f0f7';

const land = new Style({
  fill: new Fill({ color: '#ece7d8' }),
  stroke: new Stroke({ color: '#7d837f', width: 0.75 }),
});
const lake = new Style({
  fill: new Fill({ color: water }),
  stroke: new Stroke({ color: '#8a9aa8', width: 0.75 }),
});
const limit = new Style({ stroke: new Stroke({ color: '#7a2f6b', width: 1.5, lineDash: [8, 4] }) });
const area = new Style({
  fill: new Fill({ color: 'rgb(20 108 78 / 14%)' }),
  stroke: new Stroke({ color: '#146c4e', width: 1.25 }),
});

const deeperThan = new Map(
  Object.entries(depthColours).map(([metres, color]) => [
    Number(metres),
    new Style({
      fill: new Fill({ color }),
      stroke: new Stroke({ color: 'rgb(60 100 140 / 35%)', width: 0.75 }),
      zIndex: Number(metres),
    }),
  ]),
);

export const projectPolygons = (polygons: readonly Polygon[], projection: Projection): MultiPolygon => {
  const shape = new MultiPolygon(
    polygons.map((rings) => rings.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude]))),
  );
  shape.transform('EPSG:4326', projection);
  return shape;
};

const fineFrom = 900;
const namedFrom = 1500;

const named = (color: string, italic = false) => {
  const text = new Text({
    font: `${italic ? 'italic ' : '500 '}12px "Noto Sans Variable", "Noto Sans Marks", sans-serif`,
    fill: new Fill({ color }),
    stroke: new Stroke({ color: 'rgb(255 255 255 / 80%)', width: 3 }),
    overflow: true,
  });
  const style = new Style({ text });
  return (feature: { get: (key: string) => unknown }): Style => {
    text.setText(String(feature.get('name')));
    return style;
  };
};

type NamedOutline = { readonly name_en: string; readonly name_fr: string };

/** Image layer, redrawn only after the map stops, so that stations stay responsive. */
const picture = (source: VectorSource, style: unknown, zIndex: number) =>
  new VectorImageLayer({ source, style: style as Style, zIndex, imageRatio: 1.5 });

const parts = async (file: OutlineFileName, projection: Projection): Promise<Feature[]> =>
  (await loadOutlines<Readonly<Record<string, unknown>>>(file)).map(({ properties, polygons }) => {
    const feature = new Feature(projectPolygons(polygons, projection));
    feature.setProperties(properties);
    return feature;
  });

/** Inner point of the largest polygon, so that multipart shapes are named once. */
export const findLabelPoint = (shape: MultiPolygon) =>
  shape
    .getPolygons()
    .toSorted((a, b) => b.getArea() - a.getArea())[0]
    ?.getInteriorPoint() ?? shape;

const names = async (
  file: OutlineFileName,
  projection: Projection,
  language: 'en' | 'fr',
): Promise<VectorSource> => {
  const outlines = await loadOutlines<NamedOutline>(file);
  const features = outlines.map(({ properties, polygons }) => {
    const feature = new Feature(findLabelPoint(projectPolygons(polygons, projection)));
    feature.set('name', properties[`name_${language}`]);
    return feature;
  });
  return new VectorSource({ features });
};

/**
 * Layers, bottom to top: depth, limits, protected areas, land and lakes. Resolves to false if land did not
 * load; other failures are ignored.
 */
export const drawBaseMap = async (
  map: OlMap,
  projection: Projection,
  language: 'en' | 'fr',
): Promise<boolean> => {
  const add = async (file: OutlineFileName, style: unknown, zIndex: number) => {
    const layer = picture(new VectorSource({ features: await parts(file, projection) }), style, zIndex);
    map.addLayer(layer);
    return layer;
  };
  const drawn = Promise.all([
    add('depth_areas', (feature: Feature) => deeperThan.get(Number(feature.get('depth_m'))), -5),
    add('states', limit, -4),
    add('protected_areas', area, -3),
    add('lakes', lake, 1),
  ]);
  drawn.catch(() => undefined);
  const label = async (file: OutlineFileName, color: string, italic: boolean, maxResolution: number) => {
    const source = await names(file, projection, language);
    const style = named(color, italic) as never;
    map.addLayer(new VectorLayer({ source, style, zIndex: 3, declutter: true, maxResolution }));
  };
  label('seas', '#2f5d85', true, 12_000).catch(() => undefined);
  label('protected_areas', '#0f4d38', false, namedFrom).catch(() => undefined);
  try {
    const coarse = await add('land_coarse', land, 0);
    refineLand(map, projection, coarse);
    return true;
  } catch {
    return false;
  }
};

const refineLand = (map: OlMap, projection: Projection, coarse: VectorImageLayer) => {
  let isAsked = false;
  const look = async () => {
    if (isAsked || (map.getView().getResolution() ?? Infinity) > fineFrom) return;
    isAsked = true;
    const features = await parts('land_fine', projection);
    const fine = picture(new VectorSource({ features }), land, 0);
    fine.setMaxResolution(fineFrom);
    coarse.setMinResolution(fineFrom);
    map.addLayer(fine);
  };
  const rest = () => {
    look().catch(() => {
      isAsked = false;
    });
  };
  map.on('moveend', rest);
  rest();
};
