import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { createEmpty, extend } from 'ol/extent.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { NauticalMap, type NauticalMapOptions } from '#map/nautical-map.ts';
import { loadOutlines } from '#map/outline-files.ts';
import { createAreaLayers, type AreaOutlines, type MapArea, findSmallestArea } from './area-layers.ts';
import { clusterStyle, type MapPort, createPortStyle } from './port-style.ts';

const portKey = 'port';

const portsIn = (feature: FeatureLike): readonly MapPort[] => {
  const together = (feature.get('features') as readonly Feature[] | undefined) ?? [feature];
  return together.flatMap((each) => (each.get(portKey) as MapPort | undefined) ?? []);
};

const outlinesByKey = async (): Promise<AreaOutlines> => {
  const outlines = await loadOutlines<{ readonly key: string }>('project_areas');
  return new Map(outlines.map(({ properties, polygons }) => [properties.key, polygons]));
};

export type MapPlace = { readonly kind: 'port' | 'area'; readonly id: number };

export type PlacesOnMap = {
  readonly ports: readonly MapPort[];
  readonly areas: readonly MapArea[];
  readonly chosen: MapPlace | null;
};

export type PlacesMapHandle = {
  readonly show: (shown: PlacesOnMap) => void;
  readonly zoom: (by: number) => void;
  readonly close: () => void;
};

export const mountPlacesMap = (
  target: HTMLElement,
  options: NauticalMapOptions,
  onChoose: (place: MapPlace) => void,
): PlacesMapHandle => {
  const chart = new NauticalMap(target, options);
  const waters = createAreaLayers(chart.projection);
  const points = new VectorSource<Feature<Point>>();
  const chosenPoint = new VectorSource<Feature<Point>>();
  const clusters = new Cluster({ source: points, distance: 34, minDistance: 24 });
  for (const layer of [
    ...[waters.atSea, waters.inland, waters.names],
    new VectorLayer({ source: clusters, zIndex: 5, style: (each) => clusterStyle(portsIn(each)) }),
    new VectorLayer({ source: chosenPoint, zIndex: 6 }),
  ])
    chart.add(layer);
  const pointOf = (port: MapPort) => new Point(chart.place(port));
  const extentOf = (ports: readonly MapPort[]) =>
    ports.reduce((all, port) => extend(all, pointOf(port).getExtent()), createEmpty());
  chart.map.on('click', ({ pixel }) => {
    const found = chart.map
      .getFeaturesAtPixel(pixel, { hitTolerance: 6 })
      .filter((each) => each instanceof Feature);
    const [ports = []] = found.map(portsIn).filter((each) => each.length > 0);
    const [first] = ports;
    const area = findSmallestArea(found);
    if (!first) {
      if (area) onChoose({ kind: 'area', id: area.id });
    } else if (ports.length === 1 || chart.isNearest()) onChoose({ kind: 'port', id: first.id });
    else chart.fit(extentOf(ports), 14, 150);
  });
  let outlines: AreaOutlines = new Map();
  let shown: PlacesOnMap | null = null;
  let fitted = '';
  const show = (next: PlacesOnMap) => {
    shown = next;
    const { ports, areas, chosen } = next;
    waters.show(areas, chosen?.kind === 'area' ? chosen.id : null, outlines);
    points.clear();
    chosenPoint.clear();
    for (const port of ports) {
      const point = new Feature(pointOf(port));
      point.set(portKey, port);
      if (chosen?.kind === 'port' && port.id === chosen.id) {
        point.setStyle(createPortStyle(port, true));
        chosenPoint.addFeature(point);
      } else points.addFeature(point);
    }
    const ids = ports.map(({ id }) => id).join(' ');
    if (ids === fitted || ports.length === 0) return;
    fitted = ids;
    chart.fit(extentOf(ports), 6, 0);
  };
  const addOutlines = async () => {
    outlines = await outlinesByKey();
    if (shown) show(shown);
  };
  addOutlines().catch(() => undefined);
  return { show, zoom: (by) => chart.zoom(by), close: () => chart.close() };
};
