import { createEmpty, extend, type Extent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type { Projection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import { lakes } from '@shiptime/domain/applications/places/great-lakes';
import type { Polygon, Ring } from '@shiptime/domain/applications/places/outlines';
import { projectAreas } from '@shiptime/domain/applications/places/project-areas';

export type MapArea = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly count: number;
};

const areaKey = 'area';
const water = '#dbe7f1';

/** Degrees between two corners: the sides of a box are curves on the map. */
const step = 2;

/** With corners in between, so that each side follows its parallel or meridian. */
const withCorners = (ring: Ring): Ring =>
  ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(nextX - x), Math.abs(nextY - y)) / step));
    return Array.from({ length: parts }, (_, part): readonly [number, number] => [
      x + ((nextX - x) * part) / parts,
      y + ((nextY - y) * part) / parts,
    ]);
  });

const inProjection = (polygons: readonly Polygon[], projection: Projection): MultiPolygon => {
  const corners = polygons.map((rings) => rings.map((ring) => withCorners(ring).map(([x, y]) => [x, y])));
  const shape = new MultiPolygon(corners);
  shape.transform('EPSG:4326', projection);
  return shape;
};

/** Lakes on which ships work: the outlines of land cover them. */
export const lakeLayer = (projection: Projection) =>
  new VectorLayer({
    source: new VectorSource({
      features: lakes.map((lake) => new Feature(inProjection([lake], projection))),
    }),
    style: new Style({
      fill: new Fill({ color: water }),
      stroke: new Stroke({ color: '#8a8f94', width: 0.75 }),
    }),
  });

/** In the middle of the largest part: an area of many parts is named once. */
const middleOf = (shape: MultiPolygon): Geometry => {
  const [largest] = shape.getPolygons().toSorted((a, b) => b.getArea() - a.getArea());
  return largest?.getInteriorPoint() ?? shape;
};

const fillOf = (isChosen: boolean): Style =>
  new Style({
    fill: new Fill({ color: isChosen ? 'rgb(20 108 78 / 40%)' : 'rgb(20 108 78 / 9%)' }),
    stroke: new Stroke({ color: '#146c4e', width: isChosen ? 2.5 : 1, lineDash: isChosen ? [] : [4, 4] }),
    zIndex: isChosen ? 2 : 1,
  });

const nameOf = ({ name, count }: MapArea, isChosen: boolean): Style =>
  new Style({
    text: new Text({
      text: `${name} (${count})`,
      font: `${isChosen ? 700 : 500} ${isChosen ? 14 : 12}px "Noto Sans Variable", sans-serif`,
      fill: new Fill({ color: '#0f4d38' }),
      stroke: new Stroke({ color: '#fff', width: 3 }),
    }),
    zIndex: isChosen ? 2 : 1,
  });

const styled = (geometry: Geometry, style: Style): Feature => {
  const feature = new Feature(geometry);
  feature.setStyle(style);
  return feature;
};

/** Land hides what a sketch has of it; lakes lie in it, and are drawn over it. */
const isInland = ({ key }: MapArea): boolean => /\blakes?\b/.test(key);

export type AreaLayers = {
  readonly atSea: VectorLayer;
  readonly inland: VectorLayer;
  readonly names: VectorLayer;
  readonly show: (areas: readonly MapArea[], chosen: number | null) => void;
  readonly extent: () => Extent;
};

/** Project areas that have a sketch; those that administrators added later have none. */
export const areaLayers = (projection: Projection): AreaLayers => {
  const [sea, land, names] = [
    new VectorSource<Feature>(),
    new VectorSource<Feature>(),
    new VectorSource<Feature>(),
  ];
  const sources = [sea, land, names];
  return {
    atSea: new VectorLayer({ source: sea }),
    inland: new VectorLayer({ source: land }),
    names: new VectorLayer({ source: names, declutter: true }),
    show: (areas, chosen) => {
      for (const source of sources) source.clear();
      for (const area of areas) {
        const sketch = projectAreas[area.key];
        if (!sketch) continue;
        const shape = inProjection(sketch, projection);
        const feature = styled(shape, fillOf(area.id === chosen));
        feature.set(areaKey, area);
        (isInland(area) ? land : sea).addFeature(feature);
        names.addFeature(styled(middleOf(shape), nameOf(area, area.id === chosen)));
      }
    },
    extent: () =>
      sources.reduce((all, source) => extend(all, source.getExtent() ?? createEmpty()), createEmpty()),
  };
};

/** Where areas lie in each other, the smallest is meant. */
export const smallestArea = (features: readonly Feature[]): MapArea | null => {
  const found = features
    .flatMap((feature) => {
      const area = feature.get(areaKey) as MapArea | undefined;
      const shape = feature.getGeometry();
      return area && shape instanceof MultiPolygon ? [{ area, size: shape.getArea() }] : [];
    })
    .toSorted((a, b) => a.size - b.size);
  return found[0]?.area ?? null;
};
