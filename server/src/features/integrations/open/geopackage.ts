import { DatabaseSync } from 'node:sqlite';
import type { Licence } from '@shiptime/domain/integrations/licences';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { type Feature, type Geometry, layerNames, featureBuilderByLayer } from './layers.ts';
import type { GeoJsonPosition } from './polygon-rings.ts';

const srsId = 4326;

const wgs84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],' +
  'UNIT["degree",0.0174532925199433],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]';

const frame = `
  pragma application_id = 0x47504b47;
  pragma user_version = 10300;
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined cartesian', -1, 'NONE', -1, 'undefined', null),
    ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84', ${srsId}, 'EPSG', ${srsId}, '${wgs84}', 'longitude, latitude');
  create table gpkg_contents (table_name text not null primary key, data_type text not null, identifier text unique,
    description text default '', last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
    srs_id integer, constraint fk_gc_r_srs_id foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null,
    srs_id integer not null, z tinyint not null, m tinyint not null,
    constraint pk_geom_cols primary key (table_name, column_name), constraint uk_gc_table_name unique (table_name),
    constraint fk_gc_tn foreign key (table_name) references gpkg_contents (table_name),
    constraint fk_gc_srs foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id));`;

const geometryTypes = {
  voyages: 'LINESTRING',
  legs: 'POINT',
  ports: 'POINT',
  project_areas: 'MULTIPOLYGON',
} as const;

const typeOf = (column: string, features: readonly Feature[]): string => {
  if (column.endsWith('_date')) return 'DATE';
  if (/_days$|_fraction$|^latitude$|^longitude$/.test(column)) return 'REAL';
  if (/_id$|_berths$|^version$|^number$|^days$/.test(column)) return 'INTEGER';
  return features.some(({ properties }) => typeof properties[column] === 'boolean') ? 'BOOLEAN' : 'TEXT';
};

const uint32 = (number: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(number);
  return buffer;
};

const coordinatesOf = (positions: readonly GeoJsonPosition[]): Buffer => {
  const buffer = Buffer.alloc(positions.length * 16);
  for (const [index, [x, y]] of positions.entries()) {
    buffer.writeDoubleLE(x, index * 16);
    buffer.writeDoubleLE(y, index * 16 + 8);
  }
  return buffer;
};

const shape = (type: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.of(1), uint32(type), ...parts]);

const counted = (positions: readonly GeoJsonPosition[]): Buffer =>
  Buffer.concat([uint32(positions.length), coordinatesOf(positions)]);

const wkbOf = (geometry: Geometry): Buffer => {
  if (geometry.type === 'Point') return shape(1, coordinatesOf([geometry.coordinates]));
  if (geometry.type === 'LineString') return shape(2, counted(geometry.coordinates));
  const polygons = geometry.coordinates.map((rings) => shape(3, uint32(rings.length), ...rings.map(counted)));
  return shape(6, uint32(polygons.length), ...polygons);
};

const blobOf = (geometry: Geometry): Buffer =>
  Buffer.concat([Buffer.from('GP'), Buffer.of(0, 1), uint32(srsId), wkbOf(geometry)]);

const valueOf = (value: string | number | boolean | null): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;

const name = (column: string): string => `"${column.replaceAll('"', '""')}"`;

const writeLayer = (
  database: DatabaseSync,
  layer: keyof typeof geometryTypes,
  features: readonly Feature[],
) => {
  const columns = Object.keys(features[0]?.properties ?? {});
  const defined = columns.map((column) => `${name(column)} ${typeOf(column, features)}`);
  database.exec(
    `create table ${layer} (fid integer primary key autoincrement not null, ${[`geom ${geometryTypes[layer]}`, ...defined].join(', ')})`,
  );
  const insert = database.prepare(
    `insert into ${layer} (${['geom', ...columns.map(name)].join(', ')}) values (${['geom', ...columns].map(() => '?').join(', ')})`,
  );
  for (const { geometry, properties } of features)
    insert.run(geometry && blobOf(geometry), ...columns.map((column) => valueOf(properties[column] ?? null)));
};

export const createGeoPackage = (schedule: OpenSchedule, { name_en, url_en }: Licence): Buffer => {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(frame);
    const content = database.prepare(
      `insert into gpkg_contents (table_name, data_type, identifier, description, last_change, srs_id)
       values (?, 'features', ?, ?, ?, ${srsId})`,
    );
    const column = database.prepare(
      `insert into gpkg_geometry_columns values (?, 'geom', ?, ${srsId}, 0, 0)`,
    );
    const moment = new Date(schedule.published_at).toISOString();
    for (const layer of layerNames) {
      writeLayer(database, layer, featureBuilderByLayer[layer](schedule));
      content.run(
        layer,
        layer,
        `${schedule.fiscal_year.name}, version ${schedule.version}. ${name_en}, ${url_en}`,
        moment,
      );
      column.run(layer, geometryTypes[layer]);
    }
    return Buffer.from(database.serialize());
  } finally {
    database.close();
  }
};
