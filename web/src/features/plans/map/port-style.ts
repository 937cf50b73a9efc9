import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';

export type MapPort = {
  readonly id: number;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly count: number;
};

const radiusOf = (count: number): number => Math.min(22, 6 + Math.sqrt(count) * 2.5);

export const createPortStyle = (port: MapPort, isChosen: boolean): Style =>
  new Style({
    image: new Circle({
      radius: radiusOf(port.count),
      fill: new Fill({ color: isChosen ? '#123f70' : '#2b6cb0' }),
      stroke: new Stroke({ color: '#fff', width: 2 }),
    }),
    text: new Text({
      text: isChosen ? `${port.name} (${port.count})` : String(port.count),
      font: `600 ${isChosen ? 15 : 12}px "Noto Sans Variable", "Noto Sans Marks", sans-serif`,
      fill: new Fill({ color: isChosen ? '#1a2735' : '#fff' }),
      ...(isChosen && {
        offsetY: -24,
        stroke: new Stroke({ color: '#fff', width: 4 }),
      }),
    }),
    zIndex: isChosen ? 2 : 1,
  });

export const clusterStyle = (ports: readonly MapPort[]): Style | Style[] => {
  const [first] = ports;
  if (!first) return [];
  if (ports.length === 1) return createPortStyle(first, false);
  const count = ports.reduce((sum, port) => sum + port.count, 0);
  const ring = new Style({
    image: new Circle({
      radius: radiusOf(count) + 4,
      stroke: new Stroke({ color: '#2b6cb0', width: 2, lineDash: [3, 3] }),
    }),
  });
  return [ring, createPortStyle({ ...first, count }, false)];
};
