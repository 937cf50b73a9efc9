import Feature, { type FeatureLike } from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, type Projection } from 'ol/proj.js';
import { createEmpty, extend, isEmpty } from 'ol/extent.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style } from 'ol/style.js';
import View from 'ol/View.js';
import { areaLayers, lakeLayer, type MapArea, smallestArea } from './area-layers.ts';
import { loadLand } from './land.ts';
import { clusterStyle, type MapPort, portStyle } from './port-style.ts';
import { canadaAtlas } from './projection.ts';

const landStyle = new Style({
  fill: new Fill({ color: '#e6e2d6' }),
  stroke: new Stroke({ color: '#8a8f94', width: 0.75 }),
});

const portKey = 'port';

const pointOf = ({ longitude, latitude }: MapPort, projection: Projection): Point =>
  new Point(fromLonLat([longitude, latitude], projection));

/** One, or those that stand too close to each other to be told apart. */
const portsIn = (feature: FeatureLike): readonly MapPort[] => {
  const together = (feature.get('features') as readonly Feature[] | undefined) ?? [feature];
  return together.flatMap((each) => (each.get(portKey) as MapPort | undefined) ?? []);
};

/** Whether the outlines came. */
const drawLand = async (land: VectorSource, projection: Projection): Promise<boolean> => {
  try {
    const format = new GeoJSON({ dataProjection: 'EPSG:4326', featureProjection: projection });
    land.addFeatures(format.readFeatures({ type: 'Feature', properties: {}, geometry: await loadLand() }));
    return true;
  } catch {
    return false;
  }
};

/** A port or an area, by its id. */
export type Place = { readonly kind: 'port' | 'area'; readonly id: number };

export type Shown = {
  readonly ports: readonly MapPort[];
  readonly areas: readonly MapArea[];
  readonly chosen: Place | null;
};

export type OpenMap = {
  readonly show: (shown: Shown) => void;
  readonly zoom: (by: number) => void;
  readonly close: () => void;
};

/** A map of ports and areas in the element; `onLand` tells how the outlines came. */
export const openMap = (
  target: HTMLElement,
  onChoose: (place: Place) => void,
  onLand: (isThere: boolean) => void,
): OpenMap => {
  const projection = canadaAtlas();
  const land = new VectorSource();
  const waters = areaLayers(projection);
  const points = new VectorSource<Feature<Point>>();
  const chosenPoint = new VectorSource<Feature<Point>>();
  // Ports that would cover each other are one until the map is nearer.
  const clusters = new Cluster({ source: points, distance: 34, minDistance: 24 });
  const view = new View({ projection, center: fromLonLat([-75, 56], projection), zoom: 3, maxZoom: 10 });
  const map = new OlMap({
    target,
    controls: [],
    layers: [
      waters.atSea,
      new VectorLayer({ source: land, style: landStyle }),
      lakeLayer(projection),
      waters.inland,
      waters.names,
      new VectorLayer({ source: clusters, style: (each) => clusterStyle(portsIn(each)) }),
      new VectorLayer({ source: chosenPoint }),
    ],
    view,
  });
  map.on('click', ({ pixel }) => {
    const found = map
      .getFeaturesAtPixel(pixel, { hitTolerance: 6 })
      .filter((each) => each instanceof Feature);
    const [ports = []] = found.map(portsIn).filter((each) => each.length > 0);
    const [first] = ports;
    const area = smallestArea(found);
    const isNearest = (view.getZoom() ?? 0) >= view.getMaxZoom();
    if (!first) {
      if (area) onChoose({ kind: 'area', id: area.id });
    } else if (ports.length === 1 || isNearest) onChoose({ kind: 'port', id: first.id });
    else {
      const extent = createEmpty();
      for (const port of ports) extend(extent, pointOf(port, projection).getExtent());
      view.fit(extent, { padding: [80, 80, 80, 80], duration: 150 });
    }
  });
  void drawLand(land, projection).then(onLand);
  let isFitted = false;
  return {
    show: ({ ports, areas, chosen }) => {
      waters.show(areas, chosen?.kind === 'area' ? chosen.id : null);
      points.clear();
      chosenPoint.clear();
      for (const port of ports) {
        const point = new Feature(pointOf(port, projection));
        point.set(portKey, port);
        if (chosen?.kind === 'port' && port.id === chosen.id) {
          point.setStyle(portStyle(port, true));
          chosenPoint.addFeature(point);
        } else points.addFeature(point);
      }
      const extent = extend(waters.extent(), points.getExtent() ?? createEmpty());
      if (isFitted || isEmpty(extent)) return;
      isFitted = true;
      view.fit(extent, { padding: [40, 40, 40, 40], maxZoom: 6 });
    },
    zoom: (by) => view.animate({ zoom: (view.getZoom() ?? 3) + by, duration: 150 }),
    close: () => map.setTarget(undefined),
  };
};
