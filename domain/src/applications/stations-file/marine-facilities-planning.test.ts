import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { detectDelimiter } from './delimiter.ts';
import { countOperations } from '../operations.ts';
import { countDistinctPositions } from '../stations.ts';
import { parseStationRows } from './read-stations.ts';
import { buildMarineFacilitiesPlanningRows } from './write-stations.ts';

const read = (...lines: string[]) => {
  const text = lines.join('\n');
  return parseStationRows(Papa.parse<string[]>(text, { delimiter: detectDelimiter(text) }).data, 300);
};
const places = ({ stations }: ReturnType<typeof read>) =>
  stations.map(({ name, type, latitude, longitude }) => [name, type, latitude, longitude]);
const cruise =
  'Station;Type;Latitude;Longitude;Sea Depth;Time at Station;Travel Time to Next;Distance to Next (NM);Ship Speed (kn);EEZ';

it.each([
  [
    'as it exports coordinates',
    [
      'Station Type,Name,Latitude,Longitude,,,',
      'Sampling Station,HL 2,44.267,-63.317,,,',
      'Waypoint,Turn,43.9,-62.9,,,',
      ',,,,,,',
    ],
  ],
  [
    'as it takes them in, with semicolons',
    [
      'Station Type;Name;Latitude;Longitude',
      'Sampling Station;HL 2; 44.26700;-63.31700',
      'Waypoint;Turn; 43.90000;-62.90000',
    ],
  ],
  [
    'with decimal commas',
    [
      'Station Type;Name;Latitude;Longitude',
      'Sampling Station;HL 2;44,267;-63,317',
      'Waypoint;Turn;43,9;-62,9',
    ],
  ],
])('a list of Marine Facilities Planning is read %s', (_, lines) => {
  const file = read(...lines);
  expect([file.problems, file.warnings]).toEqual([[], []]);
  expect(places(file)).toEqual([
    ['HL 2', 'Sampling Station', 44.267, -63.317],
    ['Turn', 'Waypoint', 43.9, -62.9],
  ]);
});

it('the ports of its cruise are no stations, and their rows are named', () => {
  const file = read(
    cruise,
    'Departure Port;Departure Port;44.65;-63.57;20;0d 00h 00m;0d 02h 30m;25;10;Canada',
    'HL 2;CTD;44.267;-63.317;155;0d 01h 00m;0d 03h 00m;30;10;Canada',
    'Halifax;Arrival Port;;;;;;;;',
  );
  expect(places(file)).toEqual([['HL 2', 'CTD', 44.267, -63.317]]);
  expect(file.problems).toEqual([]);
  expect(file.warnings).toEqual([
    { row: null, column: null, code: 'ports_left_out', params: { rows: '2, 4' } },
  ]);
});

it('what is wrong in it is named by its row', () => {
  const { problems } = read(
    cruise,
    'Departure Port;Departure Port;;;;;;;;',
    'A;CTD;95;-63;;;;;;',
    'B;CTD;44;;;;;;;',
  );
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'latitude', 'out_of_range'],
    [4, 'longitude', 'required'],
  ]);
});

it('a port in a list of anybody else stays a station', () => {
  expect(read('name,latitude,longitude', 'Arrival Port,44,-63').stations).toHaveLength(1);
});

const gear = ['CTD', 'Net', 'Mooring'];
const placeOf = (place: number): string => `P ${place},${44 + place / 128},${-63 - place / 64}`;
const passes = Array.from({ length: 127 }, (_, index) => ({
  kind: gear[Math.floor(index / 57)]!,
  place: index % 57,
}));
const coordinates = (plan: typeof passes): string[] => [
  'Station Type,Name,Latitude,Longitude',
  ...plan.map(({ kind, place }) => `${kind},${placeOf(place)}`),
];
const timed = (plan: typeof passes): string[] => [
  'Type,Station,Latitude,Longitude,Time at Station,Travel Time to Next',
  ...plan.map(({ kind, place }) => `${kind},${placeOf(place)},0d 0${(place % 4) + 1}h 20m,0d 03h 00m`),
];

it.each([
  ['operations side by side', coordinates(passes.toSorted((a, b) => a.place - b.place)), 0],
  ['one pass for each gear', coordinates(passes), 70],
  ['hours', timed(passes.toSorted((a, b) => a.place - b.place)), 0],
])(
  'a plan of 127 operations at 57 places with %s comes in whole, and goes out again',
  (_, lines, returning) => {
    const file = read(...lines);
    expect([file.problems, file.warnings]).toEqual([[], []]);
    expect([file.stations.length, countDistinctPositions(file.stations)]).toEqual([57, 57]);
    expect([countOperations(file.stations), file.returning.length]).toEqual([127, returning]);
    const out = buildMarineFacilitiesPlanningRows(
      file.stations.map((station, index) => ({ ...station, position: index + 1 })),
    );
    const again = read(...out.map((row) => row.join(',')));
    expect([again.stations, again.returning]).toEqual([file.stations, []]);
    const worked = ([type, name]: readonly string[]) => `${type} ${name}`;
    expect(out.slice(1).map(worked).toSorted()).toEqual(
      passes.map(({ kind, place }) => `${kind} P ${place}`).toSorted(),
    );
  },
);

it('visits kept apart go out in the order in which they came', () => {
  const [header = '', ...lines] = coordinates(passes);
  const rows = [header, ...lines].map((line) => line.split(','));
  const { stations } = parseStationRows(rows, 300, undefined, 'apart');
  expect(stations).toHaveLength(127);
  const out = buildMarineFacilitiesPlanningRows(
    stations.map((station, index) => ({ ...station, position: index + 1 })),
  );
  expect(out.map((row) => row.join(','))).toEqual([header, ...lines]);
});

it('the time at a station is the hours of its operation', () => {
  const { stations } = read(cruise, 'HL 2;CTD;44.267;-63.317;155;0d 01h 20m;0d 03h 00m;30;10;Canada');
  expect(stations).toMatchObject([
    { type: 'CTD', operations: [{ kind: 'CTD', hours: 1.3333, gear: null, repeats: 1 }] },
  ]);
});
