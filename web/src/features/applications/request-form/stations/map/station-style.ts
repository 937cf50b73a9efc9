import type Feature from 'ol/Feature.js';
import { Circle, Fill, RegularShape, Stroke, Style, Text } from 'ol/style.js';

/** How a station looks: chosen, with something to look at, or like all the others. */
export type Look = { readonly label: string; readonly isChosen: boolean; readonly isFlagged: boolean };

export const isSameLook = (a: Look, b: Look): boolean =>
  a.label === b.label && a.isChosen === b.isChosen && a.isFlagged === b.isFlagged;

const white = new Stroke({ color: '#fff', width: 1.5 });
const blue = new Fill({ color: '#2b4c9b' });
const red = new Fill({ color: '#b3323b' });
const amber = new Fill({ color: '#a05a00' });

const shapes = {
  plain: new Circle({ radius: 6, fill: blue, stroke: white, declutterMode: 'none' }),
  // Not by colour alone: what deserves a look is a triangle.
  flagged: new RegularShape({ points: 3, radius: 9, fill: amber, stroke: white, declutterMode: 'none' }),
  chosen: new Circle({
    radius: 9,
    fill: red,
    stroke: new Stroke({ color: '#fff', width: 3 }),
    declutterMode: 'none',
  }),
};

const words = (label: string, isChosen: boolean): Text =>
  new Text({
    text: label,
    font: `600 ${isChosen ? 14 : 12}px "Noto Sans Variable", sans-serif`,
    offsetY: isChosen ? -18 : -14,
    fill: new Fill({ color: '#1a2735' }),
    stroke: new Stroke({ color: '#fff', width: 3 }),
    overflow: true,
  });

/** Beyond this many metres to a pixel, numbers would cover one another. */
const readableFrom = 2500;

const cache = new Map<string, Style>();

export const styleOf = (feature: Feature, resolution: number): Style => {
  const look = feature.get('look') as Look;
  const isNamed = look.isChosen || resolution < readableFrom;
  const key = `${look.label} ${look.isChosen} ${look.isFlagged} ${isNamed}`;
  const known = cache.get(key);
  if (known) return known;
  const shape = look.isFlagged ? shapes.flagged : shapes.plain;
  const style = new Style({
    image: look.isChosen ? shapes.chosen : shape,
    ...(isNamed && { text: words(look.label, look.isChosen) }),
    zIndex: look.isChosen ? 2 : 1,
  });
  cache.set(key, style);
  return style;
};
