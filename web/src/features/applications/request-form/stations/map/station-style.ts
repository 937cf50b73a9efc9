import type Feature from 'ol/Feature.js';
import { Circle, Fill, RegularShape, Stroke, Style, Text } from 'ol/style.js';

export type StationLook = {
  readonly label: string;
  readonly colour: string;
  readonly isChosen: boolean;
  readonly isSelected: boolean;
  readonly isFlagged: boolean;
};

const keyOf = ({ label, colour, isChosen, isSelected, isFlagged }: StationLook): string =>
  `${label} ${colour} ${isChosen} ${isSelected} ${isFlagged}`;

export const isSameLook = (a: StationLook, b: StationLook): boolean => keyOf(a) === keyOf(b);

const dark = '#1a2735';
const declutterMode = 'none';

const shapeOf = ({ colour, isChosen, isSelected, isFlagged }: StationLook): Circle | RegularShape => {
  const fill = new Fill({ color: isChosen ? '#b3323b' : colour });
  // Uses shape as well as colour: triangles for warnings, thick rings for selection.
  const stroke = new Stroke({ color: isSelected ? dark : '#fff', width: isSelected || isChosen ? 3 : 1.5 });
  if (isFlagged && !isChosen)
    return new RegularShape({ points: 3, radius: isSelected ? 11 : 9, fill, stroke, declutterMode });
  return new Circle({ radius: isChosen || isSelected ? 9 : 6, fill, stroke, declutterMode });
};

const words = (label: string, isChosen: boolean): Text =>
  new Text({
    text: label,
    font: `600 ${isChosen ? 14 : 12}px "Noto Sans Variable", "Noto Sans Marks", sans-serif`,
    offsetY: isChosen ? -18 : -14,
    fill: new Fill({ color: dark }),
    stroke: new Stroke({ color: '#fff', width: 3 }),
    overflow: true,
  });

/** Metres per pixel above which station numbers would overlap. */
const readableFrom = 2500;

const cache = new Map<string, Style>();

export const stationStyleOf = (feature: Feature, resolution: number): Style => {
  const look = feature.get('look') as StationLook;
  const isNamed = look.isChosen || resolution < readableFrom;
  const key = `${keyOf(look)} ${isNamed}`;
  const known = cache.get(key);
  if (known) return known;
  const style = new Style({
    image: shapeOf(look),
    ...(isNamed && { text: words(look.label, look.isChosen) }),
    zIndex: look.isChosen ? 2 : 1,
  });
  cache.set(key, style);
  return style;
};
