import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './delimiter.ts';
import { parseColumnOrder } from './column-layout.ts';
import {
  readPastedStations,
  readStationsFromRows,
  parseStationRows,
  type StationsFileResult,
} from './read-stations.ts';

const folder = new URL('fixtures/', import.meta.url);

const rowsOf = (text: string) => Papa.parse<string[]>(text, { delimiter: detectDelimiter(text) }).data;
const readText = (text: string, limit = 300) => parseStationRows(rowsOf(text), limit);
const readFile = (file: string, limit = 300) => readText(readFileSync(new URL(file, folder), 'utf8'), limit);

const problems = (file: StationsFileResult) =>
  file.problems.map(({ row, column, code }) => [row, column, code]);
const warnings = (file: StationsFileResult) => file.warnings.map(({ row, code }) => [row, code]);
const halifaxLine = ['HL01', 'HL02', 'HL03', 'HL04', 'HL05', 'HL06', 'HL07'];

describe('real station lists', () => {
  const lists = [
    'azmp_browns_bank_line.csv',
    'azmp_cabot_strait_line.csv',
    'azmp_gulf_st_lawrence_transects.csv',
    'azmp_gully.csv',
    'azmp_halifax_line.csv',
    'azmp_louisbourg_line.csv',
    'azmp_nl_bonavista.csv',
    'azmp_nl_flemish_cap.csv',
    'azomp_ar7w.csv',
    'bio_reference_stations_all.csv',
    'coip_st_anns_bank_2024-26.csv',
    'lake_erie_eccc.csv',
    'line_p.csv',
    'st_anns_bank_line.csv',
  ];

  it.each(lists)('%s comes in whole', (file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n').length;
    const read = readFile(file, 1000);
    expect(read.problems).toEqual([]);
    expect(read.stations).toHaveLength(lines - 1);
    expect(read.stations.every(({ latitude, longitude }) => latitude > 40 && longitude < -40)).toBe(true);
  });

  it('are all tried', () => {
    const tried = new Set([...lists, ...hostile]);
    expect(readdirSync(folder).filter((file) => !tried.has(file))).toEqual([]);
  });

  it('keep stations of the same name, and say so', () => {
    const read = readFile('azmp_halifax_line.csv');
    expect(read.stations.filter(({ name }) => name === 'HL07')).toHaveLength(2);
    expect(warnings(read)).toEqual([[19, 'repeated_name']]);
  });

  it('keep the type of each station', () => {
    expect(readFile('coip_st_anns_bank_2024-26.csv').stations[0]).toEqual({
      name: 'Gravel-crinoids_1',
      type: 'St Anns Bank Stratified eDNA',
      latitude: 46.03264,
      longitude: -58.91039,
    });
  });
});

const hostile = [
  'empty.csv',
  'formula_injection.csv',
  'fr_semicolon_decimal_comma_bom_crlf.csv',
  'header_only.csv',
  'headers_case_order_spaces.csv',
  'markup_and_controls.csv',
  'name_250_and_251.csv',
  'no_header.csv',
  'out_of_range_and_nonfinite.csv',
  'stations_300.csv',
  'stations_301.csv',
];

describe('files as spreadsheets save them', () => {
  it.each([
    ['empty.csv', [[null, null, 'no_stations']]],
    ['no_header.csv', [[null, null, 'no_header']]],
    ['header_only.csv', [[null, null, 'no_stations']]],
    ['stations_301.csv', [[null, null, 'too_many_stations']]],
    [
      'name_250_and_251.csv',
      [
        [3, 'name', 'too_long'],
        [5, 'type', 'too_long'],
      ],
    ],
    [
      'out_of_range_and_nonfinite.csv',
      [
        [2, 'latitude', 'out_of_range'],
        [3, 'longitude', 'out_of_range'],
        [4, 'latitude', 'decimal_degrees'],
        [5, 'latitude', 'decimal_degrees'],
        [6, 'latitude', 'required'],
        [7, 'longitude', 'required'],
        [9, 'latitude', 'decimal_degrees'],
        [11, 'latitude', 'decimal_degrees'],
        [11, 'longitude', 'decimal_degrees'],
      ],
    ],
  ])('%s: %j', (file, expected) => {
    expect(problems(readFile(file))).toEqual(expected);
  });

  it('take 300 stations and no more', () => {
    expect(readFile('stations_300.csv').stations).toHaveLength(300);
    expect(readFile('stations_300.csv', 299).problems).toEqual([
      { row: null, column: null, code: 'too_many_stations', params: { count: 300, max: 299 } },
    ]);
  });

  it.each(['fr_semicolon_decimal_comma_bom_crlf.csv', 'headers_case_order_spaces.csv'])(
    '%s is the Halifax Line',
    (file) => {
      const read = readFile(file);
      expect(read.problems).toEqual([]);
      expect(read.stations.map(({ name }) => name)).toEqual(halifaxLine);
      expect(read.stations[1]).toMatchObject({ latitude: 44.267, longitude: -63.317 });
      expect(warnings(read)).toEqual([]);
    },
  );

  it('read in scientific notation, with decimal commas and with a plus sign', () => {
    const read = readFile('out_of_range_and_nonfinite.csv');
    const at = (latitude: number, longitude: number) => ({ latitude, longitude });
    expect(read.stations.map(({ latitude, longitude }) => at(latitude, longitude))).toEqual([
      at(44.267, -63.317),
      at(44.267, -63.317),
      at(44.267, -63.317),
      at(44.267, -63.317),
    ]);
  });

  it('keep formulas and markup as the texts they are', () => {
    expect(readFile('formula_injection.csv').stations.map(({ name }) => name)).toEqual([
      '=HYPERLINK("http://example.invalid","x")',
      '+1+1',
      '@SUM(A1)',
      '-2+3',
    ]);
    expect(readFile('markup_and_controls.csv').stations.map(({ name }) => name)).toEqual([
      '<b>HL1</b>',
      'line break',
      'quote " and comma, here',
      'SG̲áan K̲ínghlas-Bowie',
      'Tang.ɢwan-ḥačxʷiqak-Tsig̱is',
      'ᐃᖃᓗᐃᑦ Iqaluit',
    ]);
  });
});

describe('other habits', () => {
  it.each([
    ['row numbers of R and NA', '"","Name","Type","Lat","Long"\n"1","A",NA,44.1,-63.2\n'],
    ['empty columns of Excel', 'Station Type;Name;Latitude;Longitude;;\n;A;44,1;-63,2;;\n'],
    ['instrument headers', 'station_id\tDD_Lat\tDD_Long\tdepth\nA\t44.1\t-63.2\t200\n'],
    ['units in the header', 'Nom de la station,Latitude (°N),Longitude [deg]\nA,44.1,-63.2\n'],
    ['accents and capitals', 'NOM;CATÉGORIE;LATITUDE DÉCIMALE;LONGITUDE DÉCIMALE\nA;;44,1;-63,2\n'],
    ['a title above', 'Spring survey,,,\n,,,\nName,Type,Lat,Lon\nA,,44.1,-63.2\n'],
    ['a separator line', 'sep=;\nName;Lat;Lon\nA;44,1;-63,2\n'],
    ['no-break spaces and real minus signs', 'Name;Lat;Lon\n\u00a0A\u00a0;44,1\u202f;\u221263,2\n'],
    ['a degree sign', 'Name;Lat;Lon\nA;44.1°;-63.2 °\n'.replace(' °', '°')],
    ['the station beside its name', 'Station,Name,Lat,Lon\n17,A,44.1,-63.2\n'],
    ['notes under no name', 'Name,Lat,Lon,\nA,44.1,-63.2,rocky\n'],
    ['short and blank rows', 'Name,Lat,Lon,Type\nA,44.1,-63.2\n,,,\n\n'],
    ['our own guard', "Name,Lat,Lon\n'-A,44.1,-63.2\n"],
  ])('%s', (habit, text) => {
    const read = readText(text);
    expect(read.problems).toEqual([]);
    expect(read.stations).toEqual([
      { name: habit === 'our own guard' ? '-A' : 'A', type: null, latitude: 44.1, longitude: -63.2 },
    ]);
  });

  it.each([
    ['a torn decimal comma', 'name,type,latitude,longitude\nA,CTD,44,1,-63,2\n', [[2, null, 'extra_cells']]],
    [
      'one torn under empty columns',
      'name,latitude,longitude,,\nA,44,26,-63,2\n',
      [[2, null, 'extra_cells']],
    ],
    [
      'degrees and minutes',
      'Name,Lat,Lon\nA,44°16.02,63 19 W\n',
      [
        [2, 'latitude', 'decimal_degrees'],
        [2, 'longitude', 'decimal_degrees'],
      ],
    ],
    [
      'minutes in their own columns',
      'Name,Lat_deg,Lat_min,Lon_deg,Lon_min\nA,44,16,-63,19\n',
      [[1, null, 'degree_minutes']],
    ],
    ['no longitude', 'Name,Lat,Depth\nA,44,20\n', [[1, 'longitude', 'missing_column']]],
    ['no name', 'Lat,Lon\n44,-63\n', [[1, 'name', 'missing_column']]],
    ['two latitudes', 'Name,Lat,Lat,Lon\nA,44,45,-63\n', [[1, 'latitude', 'repeated_column']]],
    ['no header, longitude first', 'A,CTD,-63.4,44.2\n', [[null, null, 'no_header']]],
    ['no header, in the order of the template', 'A,CTD,44.2,-63.4\n', [[null, null, 'no_header']]],
    ['a letter to somebody', 'Dear Sir,\nplease find enclosed\n', [[null, null, 'no_header']]],
    ['no name in a row', 'Name,Lat,Lon\nNA,44.1,-63.2\n', [[2, 'name', 'required']]],
  ])('%s is refused with its place', (_, text, expected) => {
    const read = readText(text);
    expect(problems(read)).toEqual(expected);
  });

  it('tells what stands in the cell, so that it can be corrected there and read again', () => {
    const read = readText('Name,Lat,Lon\nA,44N,-63.2\nB,45,64.2\n');
    expect(read.problems).toEqual([{ row: 2, column: 'latitude', code: 'decimal_degrees', value: '44N' }]);
    const corrected = read.rows.map((row) =>
      row.row === 2 ? { ...row, values: { ...row.values, latitude: '44,5' } } : row,
    );
    const again = readStationsFromRows(corrected);
    expect(again.problems).toEqual([]);
    expect(again.stations.map(({ latitude }) => latitude)).toEqual([44.5, 45]);
    expect(again.warnings).toEqual([{ row: 3, column: 'longitude', code: 'longitude_sign', value: '64.2' }]);
  });
});

describe('columns that somebody has chosen', () => {
  const rows = [
    ['Site', 'Nord', 'Ouest'],
    ['A', '44.1', '-63.2'],
  ];

  it('are believed, the header above them left aside', () => {
    expect(problems(parseStationRows(rows, 300))).toEqual([[null, null, 'no_header']]);
    const read = parseStationRows(rows, 300, { name: 0, latitude: 1, longitude: 2 });
    expect(read.problems).toEqual([]);
    expect(read.stations).toEqual([{ name: 'A', type: null, latitude: 44.1, longitude: -63.2 }]);
  });

  it('are all that a file without a header needs', () => {
    const bare = rowsOf(readFileSync(new URL('no_header.csv', folder), 'utf8'));
    const read = parseStationRows(bare, 300, { name: 0, type: 1, latitude: 2, longitude: 3 });
    expect(read.problems).toEqual([]);
    expect(read.stations.map(({ name }) => name)).toEqual(halifaxLine);
  });

  it.each(['44N', '', 'NA'])(
    'keep a first row with %j for a latitude: it is wrong, and no header',
    (wrong) => {
      const bare = [
        ['A', wrong, '-63.2'],
        ['B', '44.1', '-63.2'],
      ];
      const read = parseStationRows(bare, 300, { name: 0, latitude: 1, longitude: 2 });
      expect(read.problems).toMatchObject([{ row: 1, column: 'latitude' }]);
    },
  );

  it.each([
    ['name,type,latitude,longitude', { name: 0, type: 1, latitude: 2, longitude: 3 }],
    ['longitude, latitude', { longitude: 0, latitude: 1 }],
    ['name,,latitude,longitude,', { name: 0, latitude: 2, longitude: 3 }],
    ['name,latitude', null],
    ['latitude,longitude,latitude', null],
    ['name,depth,latitude,longitude', null],
    ['', null],
  ])('are named from the left: %j', (text, places) => {
    expect(parseColumnOrder(text)).toEqual(places);
  });

  it('need no names: then stations are numbered', () => {
    const read = parseStationRows(rows, 300, { latitude: 1, longitude: 2 });
    expect(read.stations.map(({ name }) => name)).toEqual(['1']);
  });

  it('cannot make minutes into degrees', () => {
    const minutes = [
      ['Name', 'Lat_deg', 'Lat_min', 'Lon_deg', 'Lon_min'],
      ['A', '44', '16', '-63', '19'],
    ];
    const read = parseStationRows(minutes, 300, { name: 0, latitude: 1, longitude: 3 });
    expect(problems(read)).toEqual([[1, null, 'degree_minutes']]);
  });
});

describe('cells copied from a spreadsheet', () => {
  const pasted = (text: string) =>
    readPastedStations(Papa.parse<string[]>(text, { delimiter: '\t' }).data, 300);

  it.each([
    ['with a header', 'Lon\tLat\tNom\n-63,2\t44,1\tA\n', 'A', null],
    ['of four columns', 'A\tCTD\t44.1\t-63.2\n', 'A', 'CTD'],
    ['of three columns', 'A\t44,1\t-63,2\n', 'A', null],
    ['of two columns', '44,1\t-63,2\n', '1', null],
  ])('%s', (_, text, name, type) => {
    const read = pasted(text);
    expect(read.problems).toEqual([]);
    expect(read.stations).toEqual([{ name, type, latitude: 44.1, longitude: -63.2 }]);
  });

  it('name row and column of what is wrong, counted from the first that was copied', () => {
    expect(problems(pasted('A\t44.1\t-63.2\nB\t44°6\t-63.2\n'))).toEqual([
      [2, 'latitude', 'decimal_degrees'],
    ]);
  });

  it('of more columns than the table has are refused', () => {
    expect(problems(pasted('A\t44\t-63\t1\t2\n'))).toEqual([[null, null, 'no_header']]);
  });
});
