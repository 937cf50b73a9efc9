import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type StationResource, stationRowSchema } from '@shiptime/domain/applications/wire/parts';
import { stationsImportSchema } from '@shiptime/domain/applications/wire/history';
import { countOperations } from '@shiptime/domain/applications/operations';
import { tableBounds } from '@shiptime/domain/applications/stations-file/bounded-table';
import { visitModes } from '@shiptime/domain/applications/stations-file/group-rows';
import {
  type ColumnIndexes,
  parseColumnOrder,
} from '@shiptime/domain/applications/stations-file/column-layout';
import {
  buildMarineFacilitiesPlanningRows,
  buildDegreeMinuteRows,
  type StationTable,
  buildStationRows,
  createStationsGeoJson,
  formatStationsGpx,
  formatStationsKml,
  buildStationTable,
  buildTemplateRows,
} from '@shiptime/domain/applications/stations-file/write-stations';
import type { Language } from '@shiptime/domain/shared/text';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { App } from '#http/app.ts';
import { isUploadedFile, type UploadedFile } from '#http/body-parsers.ts';
import { translate } from '#http/language.ts';
import { invalidRefusal } from '#http/refusal.ts';
import { idParams } from '#http/answers/resource.ts';
import { formatCsv, csvMediaType } from '#spreadsheet/csv.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import type { Cell } from '#spreadsheet/sheet.ts';
import {
  openStationsReader,
  readStationRows,
  readStationsFile,
  type StationsReader,
} from './station-import.ts';
import type { StationsReadResult } from './stations-file-process.ts';
import {
  findStations,
  appendOrReplaceStations,
  loadStations,
  addMissingOperationIds,
} from './station-rows.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const list = '/ship_time_requests/:id/stations';

/** Restores empty text, which the body parser turned into null (docs/contract.md 1). */
const cell = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const maybeCell = z
  .string()
  .nullish()
  .transform((text) => (text === undefined ? undefined : (text ?? '')));
const fileRow = z.object({
  row: z.int().min(1),
  values: z.object({
    ...{ name: cell, type: cell, latitude: cell, longitude: cell },
    ...{ operation: maybeCell, hours: maybeCell, gear: maybeCell, repeats: maybeCell },
  }),
});

const upload = z.object({
  file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
  mode: z.enum(['append', 'replace']).nullish(),
  dry_run: z.boolean().nullish(),
  /** Names of the columns of a file without a header, from the left: `name,type,latitude,longitude`. */
  columns: z.string().max(1000).nullish(),
  rows: z.array(fileRow).max(tableBounds.rows).nullish(),
  visits: z.enum(visitModes).nullish().meta({
    description:
      'how to treat rows at the position of an earlier row: `together` (default) makes them repeat visits to that station; `apart` makes them separate stations',
  }),
});
type Import = z.infer<typeof upload>;

const placesOf = (columns: string | null | undefined): ColumnIndexes | undefined => {
  if (columns === null || columns === undefined) return undefined;
  const places = parseColumnOrder(columns);
  if (!places) throw invalidRefusal([{ field: 'columns', code: 'invalid' }]);
  return places;
};

const planned = stationRowSchema
  .partial()
  .required({ position: true, name: true, latitude: true, longitude: true });
const imported = z.object({ data: z.array(planned), meta: stationsImportSchema });

const requireFile = (file: unknown): UploadedFile => {
  if (!isUploadedFile(file)) throw invalidRefusal([{ field: 'file', code: 'required' }]);
  return file;
};

type Writer = {
  readonly type: string;
  readonly write: (stations: readonly StationResource[], language: Language) => string;
};

const writers: Readonly<Record<string, Writer>> = {
  csv: { type: csvMediaType, write: (stations, language) => formatCsv(buildStationRows(stations, language)) },
  'minutes.csv': { type: csvMediaType, write: (stations) => formatCsv(buildDegreeMinuteRows(stations)) },
  'mfp.csv': {
    type: csvMediaType,
    write: (stations) => formatCsv(buildMarineFacilitiesPlanningRows(stations)),
  },
  geojson: {
    type: 'application/geo+json',
    write: (stations) => JSON.stringify(createStationsGeoJson(stations)),
  },
  gpx: { type: 'application/gpx+xml', write: formatStationsGpx },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: formatStationsKml },
};

async function* cellsOf(rows: StationTable['rows']): AsyncGenerator<Cell[]> {
  for (const cells of rows) yield [...cells];
}

const readGiven = async (
  db: Db,
  reader: StationsReader,
  actor: Actor,
  id: number,
  { file, rows, mode, columns, visits }: Import,
): Promise<StationsReadResult> => {
  if (rows)
    return readStationRows(db, actor, id, rows, { mode: mode ?? 'append', visits: visits ?? 'together' });
  return readStationsFile(
    db,
    reader,
    actor,
    id,
    () => requireFile(file),
    { mode: mode ?? 'append', visits: visits ?? 'together' },
    placesOf(columns),
  );
};

const importRoute = (app: App): void => {
  const reader = openStationsReader();

  app.addHook('onClose', async () => reader.close());

  app.post(
    `${list}/import`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        consumes: ['multipart/form-data', 'application/json'],
        body: upload,
        response: { 200: imported },
      },
    },
    async (request) => {
      const { actor, params, body, language } = request;
      const mode = body.mode ?? 'append';
      const dry_run = body.dry_run ?? false;
      const read = await readGiven(app.db, reader, actor, params.id, body);
      const warnings = read.warnings.map(({ row, column, code, params: values }) => ({
        row,
        column,
        code,
        message: translate(language, `applications:stations_file.warnings.${code}`, values),
      }));
      if (dry_run) {
        const there = mode === 'append' ? await loadStations(app.db, params.id) : [];
        const added = read.stations.map((station, index) => ({
          ...addMissingOperationIds(station),
          position: there.length + index + 1,
        }));
        return { data: [...there, ...added], meta: { imported: 0, operations: 0, dry_run, warnings } };
      }
      const data = await app.inTransaction((tx) =>
        appendOrReplaceStations(tx, actor, params.id, read.stations, mode),
      );
      const meta = { imported: read.stations.length, operations: countOperations(read.stations) };
      return { data, meta: { ...meta, dry_run, warnings } };
    },
  );
};

const exportRoutes = (app: App): void => {
  for (const [ending, { type, write }] of Object.entries(writers))
    app.get(
      `${list}/export.${ending}`,
      { config, schema: { tags, params: idParams } },
      async (request, reply) => {
        const stations = await findStations(app.db, request.actor, request.params.id);
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="stations-${request.params.id}.${ending}"`)
          .send(write(stations, request.language));
      },
    );

  app.get(`${list}/export.xlsx`, { config, schema: { tags, params: idParams } }, async (request, reply) => {
    const { params, language } = request;
    const stations = await findStations(app.db, request.actor, params.id);
    const { header, rows } = buildStationTable(stations, language);
    const columns = header.map((name) => ({ header: name, width: 18 }));
    const name = translate(language, 'export:applications.sheets.stations');
    return sendWorkbook(request, reply, {
      file: translate(language, 'export:files.stations', { id: params.id }),
      title: translate(language, 'export:titles.stations', { id: params.id }),
      sheets: () => [{ name, columns, rows: cellsOf(rows), titleColumns: 1 }],
    });
  });

  app.get(
    '/stations/template.csv',
    { config: { access: 'public' }, schema: { tags } },
    async (request, reply) =>
      reply
        .type(csvMediaType)
        .header('content-disposition', 'attachment; filename="stations.csv"')
        .send(formatCsv(buildTemplateRows(request.language))),
  );
};

export const stationFileRoutes: FastifyPluginAsyncZod = async (app) => {
  importRoute(app);
  exportRoutes(app);
};
