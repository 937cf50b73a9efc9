import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, type Projection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import View from 'ol/View.js';
import { loadLand } from './land.ts';
import { canadaAtlas } from './projection.ts';

export type MapPort = {
  readonly id: number;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly count: number;
};

const landStyle = new Style({
  fill: new Fill({ color: '#e6e2d6' }),
  stroke: new Stroke({ color: '#8a8f94', width: 0.75 }),
});

const portStyle = (port: MapPort, isChosen: boolean): Style =>
  new Style({
    image: new Circle({
      radius: Math.min(22, 6 + Math.sqrt(port.count) * 2.5),
      fill: new Fill({ color: isChosen ? '#123f70' : '#2b6cb0' }),
      stroke: new Stroke({ color: '#fff', width: 2 }),
    }),
    text: new Text({
      text: isChosen ? `${port.name} (${port.count})` : String(port.count),
      font: `600 ${isChosen ? 15 : 12}px "Noto Sans Variable", sans-serif`,
      fill: new Fill({ color: isChosen ? '#1a2735' : '#fff' }),
      ...(isChosen && {
        offsetY: -24,
        stroke: new Stroke({ color: '#fff', width: 4 }),
      }),
    }),
    zIndex: isChosen ? 2 : 1,
  });

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

export type OpenMap = {
  readonly show: (ports: readonly MapPort[], chosen: number | null) => void;
  readonly zoom: (by: number) => void;
  readonly close: () => void;
};

/** A map of ports in the element; `onLand` tells how the outlines came. */
export const openMap = (
  target: HTMLElement,
  onChoose: (id: number) => void,
  onLand: (isThere: boolean) => void,
): OpenMap => {
  const projection = canadaAtlas();
  const land = new VectorSource();
  const points = new VectorSource<Feature<Point>>();
  const view = new View({ projection, center: fromLonLat([-75, 56], projection), zoom: 3, maxZoom: 10 });
  const map = new OlMap({
    target,
    controls: [],
    layers: [new VectorLayer({ source: land, style: landStyle }), new VectorLayer({ source: points })],
    view,
  });
  map.on('click', ({ pixel }) => {
    const id: unknown = map.getFeaturesAtPixel(pixel, { hitTolerance: 6 })[0]?.getId();
    if (typeof id === 'number') onChoose(id);
  });
  void drawLand(land, projection).then(onLand);
  let isFitted = false;
  return {
    show: (ports, chosen) => {
      points.clear();
      for (const port of ports) {
        const point = new Feature(new Point(fromLonLat([port.longitude, port.latitude], projection)));
        point.setId(port.id);
        point.setStyle(portStyle(port, port.id === chosen));
        points.addFeature(point);
      }
      const extent = points.getExtent();
      if (isFitted || ports.length === 0 || !extent) return;
      isFitted = true;
      view.fit(extent, { padding: [40, 40, 40, 40], maxZoom: 6 });
    },
    zoom: (by) => view.animate({ zoom: (view.getZoom() ?? 3) + by, duration: 150 }),
    close: () => map.setTarget(undefined),
  };
};
