import { BoundedTable, type TableRead, unreadable } from './bounded-table.ts';

/** Positions in a format of their own begin like no table does. */
const formatOf = (text: string): 'xml' | 'json' | null => {
  const [first] = text.replace(/^\ufeff/, '').trimStart();
  if (first === '<') return 'xml';
  return first === '{' ? 'json' : null;
};

/** What a reader of XML needs to offer. */
export type XmlElement = {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly childNodes: unknown;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): unknown;
};

const header = ['name', 'type', 'latitude', 'longitude'];
type Row = readonly [name: string, type: string, latitude: string, longitude: string];

/** As a spreadsheet would have them: everything further is as with any other file. */
const tableOf = (rows: readonly Row[]): TableRead => {
  const table = new BoundedTable();
  table.add(header, 0);
  for (const [index, row] of rows.entries()) if (!table.add(row, index + 1)) break;
  return table.result;
};

/** Files name their elements with and without a prefix. */
const isCalled = (element: XmlElement, name: string): boolean => element.tagName.replace(/^.*:/, '') === name;

const all = (element: XmlElement, name: string): readonly XmlElement[] =>
  Array.from(element.getElementsByTagName('*') as ArrayLike<XmlElement>).filter((each) =>
    isCalled(each, name),
  );

const childText = (element: XmlElement, name: string): string => {
  const child = Array.from(element.childNodes as ArrayLike<Partial<XmlElement>>).find(
    (node) => node.tagName !== undefined && isCalled(node as XmlElement, name),
  );
  return (child?.textContent ?? '').trim();
};

/** Several points under one name are told apart by their number. */
const numbered = (name: string, count: number, index: number): string =>
  count === 1 && name !== '' ? name : `${name} ${index + 1}`.trim();

/** Way-points, then points of routes and tracks. */
const ofGpx = (root: XmlElement): Row[] => {
  const points = ['wpt', 'rtept', 'trkpt'].flatMap((kind) => all(root, kind));
  return points.map((point, index) => [
    childText(point, 'name') || String(index + 1),
    childText(point, 'type'),
    point.getAttribute('lat') ?? '',
    point.getAttribute('lon') ?? '',
  ]);
};

/** Each placemark with its points and lines; the type is the datum of that name. */
const ofKml = (root: XmlElement): Row[] =>
  all(root, 'Placemark').flatMap((mark, place) => {
    const type = all(mark, 'Data').find((data) => data.getAttribute('name') === 'type');
    const lines = ['Point', 'LineString'].flatMap((kind) => all(mark, kind));
    const points = lines.flatMap((line) =>
      (all(line, 'coordinates')[0]?.textContent ?? '').trim().split(/\s+/).filter(Boolean),
    );
    const name = childText(mark, 'name') || (points.length > 1 ? '' : String(place + 1));
    return points.map((point, index): Row => {
      const [longitude = '', latitude = ''] = point.split(',');
      return [
        numbered(name, points.length, index),
        type ? childText(type, 'value') : '',
        latitude,
        longitude,
      ];
    });
  });

/** GPX and KML. */
const tableOfXml = (root: XmlElement): TableRead => {
  if (isCalled(root, 'gpx')) return tableOf(ofGpx(root));
  return isCalled(root, 'kml') ? tableOf(ofKml(root)) : unreadable;
};

type GeoJson = {
  readonly type?: unknown;
  readonly features?: unknown;
  readonly geometry?: unknown;
  readonly geometries?: unknown;
  readonly coordinates?: unknown;
  readonly properties?: unknown;
};

const asObject = (value: unknown): GeoJson =>
  value !== null && typeof value === 'object' ? (value as GeoJson) : {};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Points of lines too; areas are no stations. */
const pointsOf = (geometry: GeoJson): readonly unknown[] => {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'MultiPoint' || geometry.type === 'LineString') return asList(geometry.coordinates);
  return geometry.type === 'GeometryCollection'
    ? asList(geometry.geometries).flatMap((each) => pointsOf(asObject(each)))
    : [];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const ofFeature = (feature: GeoJson, place: number): Row[] => {
  const properties = asObject(feature.properties) as Readonly<Record<string, unknown>>;
  const points = pointsOf(asObject(feature.geometry ?? feature));
  const said = textOf(properties['name']) || textOf(properties['nom']) || textOf(properties['title']);
  const name = said || (points.length > 1 ? '' : String(place + 1));
  return points.map((point, index) => {
    const [longitude, latitude] = asList(point);
    return [
      numbered(name, points.length, index),
      textOf(properties['type']),
      textOf(latitude),
      textOf(longitude),
    ];
  });
};

const tableOfGeoJson = (text: string): TableRead => {
  try {
    const file = asObject(JSON.parse(text.replace(/^\ufeff/, '')));
    const features = file.type === 'FeatureCollection' ? asList(file.features) : [file];
    return tableOf(features.flatMap((feature, place) => ofFeature(asObject(feature), place)));
  } catch {
    return unreadable;
  }
};

/**
 * The positions of a file in GPX, KML or GeoJSON as rows and cells; null: it is in none of these. `parseXml` throws on
 * what is no XML. A document type can declare entities: no file of positions needs one, and none is read.
 */
export const readPositions = (
  text: string,
  parseXml: (text: string) => XmlElement | null,
): TableRead | null => {
  const format = formatOf(text);
  if (format === null) return null;
  if (format === 'json') return tableOfGeoJson(text);
  if (/<!doctype/i.test(text)) return { problem: { row: null, column: null, code: 'doctype' } };
  try {
    const root = parseXml(text.replace(/^\ufeff/, ''));
    return root ? tableOfXml(root) : unreadable;
  } catch {
    return unreadable;
  }
};
