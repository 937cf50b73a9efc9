import { createEmpty, extend, type Extent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type { Projection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import type { Polygon } from '@shiptime/domain/geography/outlines';
import { projectPolygons, findLabelPoint } from '#map/base-map.ts';

export type MapArea = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly count: number;
};

const areaKey = 'area';
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
      font: `${isChosen ? 700 : 500} ${isChosen ? 14 : 12}px "Noto Sans Variable", "Noto Sans Marks", sans-serif`,
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

/** Lakes are drawn above land, other areas below. */
const isInland = ({ key }: MapArea): boolean => /\blakes?\b/.test(key);

export type AreaOutlines = ReadonlyMap<string, readonly Polygon[]>;

export type AreaLayers = {
  readonly atSea: VectorLayer;
  readonly inland: VectorLayer;
  readonly names: VectorLayer;
  readonly show: (areas: readonly MapArea[], chosen: number | null, outlines: AreaOutlines) => void;
  readonly extent: () => Extent;
};

export const createAreaLayers = (projection: Projection): AreaLayers => {
  const [sea, land, names] = [
    new VectorSource<Feature>(),
    new VectorSource<Feature>(),
    new VectorSource<Feature>(),
  ];
  const sources = [sea, land, names];
  return {
    atSea: new VectorLayer({ source: sea, zIndex: -1 }),
    inland: new VectorLayer({ source: land, zIndex: 2 }),
    names: new VectorLayer({ source: names, zIndex: 4, declutter: true }),
    show: (areas, chosen, outlines) => {
      for (const source of sources) source.clear();
      for (const area of areas) {
        const outline = outlines.get(area.key);
        if (!outline) continue;
        const shape = projectPolygons(outline, projection);
        const feature = styled(shape, fillOf(area.id === chosen));
        feature.set(areaKey, area);
        (isInland(area) ? land : sea).addFeature(feature);
        names.addFeature(styled(findLabelPoint(shape), nameOf(area, area.id === chosen)));
      }
    },
    extent: () =>
      sources.reduce((all, source) => extend(all, source.getExtent() ?? createEmpty()), createEmpty()),
  };
};

export const findSmallestArea = (features: readonly Feature[]): MapArea | null => {
  const found = features
    .flatMap((feature) => {
      const area = feature.get(areaKey) as MapArea | undefined;
      const shape = feature.getGeometry();
      return area && shape instanceof MultiPolygon ? [{ area, size: shape.getArea() }] : [];
    })
    .toSorted((a, b) => a.size - b.size);
  return found[0]?.area ?? null;
};
