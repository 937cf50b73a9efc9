import { BoundedTable, type TableReadResult, unreadableTable } from './bounded-table.ts';
import { operationColumns, stationColumns } from './columns.ts';

const formatOf = (text: string): 'xml' | 'json' | null => {
  const [first] = text.replace(/^\ufeff/, '').trimStart();
  if (first === '<') return 'xml';
  return first === '{' ? 'json' : null;
};

export type XmlElement = {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly childNodes: unknown;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): unknown;
};

type Row = readonly string[];

const operationAttributes = ['kind', 'hours', 'gear', 'repeats'] as const;

const tableOf = (rows: readonly Row[]): TableReadResult => {
  const table = new BoundedTable();
  const hasOperations = rows.some(({ length }) => length > stationColumns.length);
  table.add([...stationColumns, ...(hasOperations ? operationColumns : [])], 0);
  for (const [index, row] of rows.entries()) if (!table.add(row, index + 1)) break;
  return table.result;
};

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

const numbered = (name: string, count: number, index: number): string =>
  count === 1 && name !== '' ? name : `${name} ${index + 1}`.trim();

const withWork = (place: Row, operations: readonly Row[]): Row[] =>
  operations.length === 0 ? [place] : operations.map((cells) => [...place, ...cells]);

const operationsIn = (element: XmlElement): Row[] =>
  all(element, 'operation').map((operation) =>
    operationAttributes.map((name) => operation.getAttribute(name) ?? ''),
  );

const ofGpx = (root: XmlElement): Row[] => {
  const points = ['wpt', 'rtept', 'trkpt'].flatMap((kind) => all(root, kind));
  return points.flatMap((point, index) =>
    withWork(
      [
        childText(point, 'name') || String(index + 1),
        childText(point, 'type'),
        point.getAttribute('lat') ?? '',
        point.getAttribute('lon') ?? '',
      ],
      operationsIn(point),
    ),
  );
};

const ofKml = (root: XmlElement): Row[] =>
  all(root, 'Placemark').flatMap((mark, place) => {
    const type = all(mark, 'Data').find((data) => data.getAttribute('name') === 'type');
    const lines = ['Point', 'LineString'].flatMap((kind) => all(mark, kind));
    const points = lines.flatMap((line) =>
      (all(line, 'coordinates')[0]?.textContent ?? '').trim().split(/\s+/).filter(Boolean),
    );
    const name = childText(mark, 'name') || (points.length > 1 ? '' : String(place + 1));
    const operations = operationsIn(mark);
    return points.flatMap((point, index) => {
      const [longitude = '', latitude = ''] = point.split(',');
      const place = [
        numbered(name, points.length, index),
        type ? childText(type, 'value') : '',
        latitude,
        longitude,
      ];
      return withWork(place, operations);
    });
  });

const tableOfXml = (root: XmlElement): TableReadResult => {
  if (isCalled(root, 'gpx')) return tableOf(ofGpx(root));
  return isCalled(root, 'kml') ? tableOf(ofKml(root)) : unreadableTable;
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

const pointsOf = (geometry: GeoJson): readonly unknown[] => {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'MultiPoint' || geometry.type === 'LineString') return asList(geometry.coordinates);
  return geometry.type === 'GeometryCollection'
    ? asList(geometry.geometries).flatMap((each) => pointsOf(asObject(each)))
    : [];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const operationTexts = (operation: unknown): string[] => {
  const values = asObject(operation) as Readonly<Record<string, unknown>>;
  return operationAttributes.map((field) => textOf(values[field]));
};

const ofFeature = (feature: GeoJson, place: number): Row[] => {
  const properties = asObject(feature.properties) as Readonly<Record<string, unknown>>;
  const points = pointsOf(asObject(feature.geometry ?? feature));
  const said = textOf(properties['name']) || textOf(properties['nom']) || textOf(properties['title']);
  const name = said || (points.length > 1 ? '' : String(place + 1));
  return points.flatMap((point, index) => {
    const [longitude, latitude] = asList(point);
    const place = [
      numbered(name, points.length, index),
      textOf(properties['type']),
      textOf(latitude),
      textOf(longitude),
    ];
    return withWork(place, asList(properties['operations']).map(operationTexts));
  });
};

const tableOfGeoJson = (text: string): TableReadResult => {
  try {
    const file = asObject(JSON.parse(text.replace(/^\ufeff/, '')));
    const features = file.type === 'FeatureCollection' ? asList(file.features) : [file];
    return tableOf(features.flatMap((feature, place) => ofFeature(asObject(feature), place)));
  } catch {
    return unreadableTable;
  }
};

/**
 * Reads rows of GPX, KML or GeoJSON; null for other formats. Refuses a DOCTYPE, since it can declare entities
 * (XXE).
 */
export const readPositionsFile = (
  text: string,
  parseXml: (text: string) => XmlElement | null,
): TableReadResult | null => {
  const format = formatOf(text);
  if (format === null) return null;
  if (format === 'json') return tableOfGeoJson(text);
  if (/<!doctype/i.test(text)) return { problem: { row: null, column: null, code: 'doctype' } };
  try {
    const root = parseXml(text.replace(/^\ufeff/, ''));
    return root ? tableOfXml(root) : unreadableTable;
  } catch {
    return unreadableTable;
  }
};
