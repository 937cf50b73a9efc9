import { expect, it } from 'vitest';
import { checkConstraintRows, type ConstraintInFile, indexKindsByName } from './constraint-rows.ts';

const row = (place: number, some: Partial<ConstraintInFile>): ConstraintInFile => ({
  place,
  name: 'Refit',
  start_date: '2027-05-01',
  end_date: '2027-05-20',
  kind: '',
  port: '',
  ...some,
});
const known = {
  ports: new Map([['halifax', 4]]),
  kinds: indexKindsByName([['Carénage', 'drydock']]),
  homePortId: 9,
  years: [{ start_date: '2027-04-01', end_date: '2028-03-31' }],
  existing: [{ name: 'Lay-up', start_date: '2027-12-01', end_date: '2028-03-31' }],
};
const read = (rows: readonly ConstraintInFile[]) => checkConstraintRows(rows, 'maintenance', known);

it('knows kinds by key and by name, ports by name, and proposes the home port where none is named', () => {
  const found = read([
    row(2, {}),
    row(3, { name: 'Dock', kind: 'CARENAGE', port: ' Halifax ' }),
    row(4, { name: 'Crew', kind: 'crew_change', end_date: '' }),
  ]);
  expect(found.flatMap(({ problems }) => problems)).toEqual([]);
  expect(found.map(({ fields }) => [fields.kind, fields.port_id, fields.end_date])).toEqual([
    ['refit', 9, '2027-05-20'],
    ['drydock', 4, '2027-05-20'],
    ['crew_change', 9, null],
  ]);
});

it('what is wrong is said with its row and field', () => {
  const found = read([
    row(2, { start_date: '1 May' }),
    row(3, { end_date: '2027-04-01' }),
    row(4, { name: ' ' }),
    row(5, { name: 'A', kind: 'holiday', port: 'Atlantis' }),
  ]);
  expect(
    found.map(({ place, problems }) => [place, problems.map(({ field, code }) => `${field} ${code}`)]),
  ).toEqual([
    [2, ['start_date invalid_date']],
    [3, ['end_date end_before_start']],
    [4, [expect.stringMatching(/^name /)]],
    [5, ['kind unknown_choice', 'port unknown_choice']],
  ]);
});

it('what is there already, stands twice in the file, or is cancelled is left out and said to be', () => {
  const found = read([
    row(1, { name: 'lay-up', start_date: '2027-12-01', end_date: '2028-03-31' }),
    row(2, {}),
    row(3, {}),
    row(4, { name: 'Other', isCancelled: true }),
  ]);
  expect(found.map(({ leftOut }) => leftOut)).toEqual(['already_there', null, 'already_there', 'cancelled']);
});

it('a category or a place of a calendar that nobody knows here is no reason to refuse, and the place is said', () => {
  const [found] = read([row(1, { kind: 'Business', port: ' Yard 3 ', isFreeText: true })]);
  expect(found).toMatchObject({
    fields: { kind: 'refit', port_id: 9 },
    isHomePort: true,
    problems: [],
    unknownPort: 'Yard 3',
  });
  expect(read([row(2, { port: 'Halifax' })])[0]?.unknownPort).toBeNull();
});

it.each([
  ['Radoub, Les Méchins', 'refit'],
  ['Entretien et mobilisation, Québec', 'maintenance'],
  ['Mise en cale sèche', 'drydock'],
  ['Relève d’équipage', 'crew_change'],
  ['Désarmement', 'lay_up'],
  ['Hivernage à quai', 'alongside'],
  ['Laid up, without crew', 'lay_up'],
  ['Drydock, Halifax', 'drydock'],
  ['Christmas party', 'maintenance'],
])('a row without a kind that is called %s is a %s', (name, kind) => {
  expect(read([row(2, { name })])[0]?.fields.kind).toBe(kind);
});

it('a row in a port of a vessel without a home port is asked for its port, one of 1899 for other days', () => {
  const rows = checkConstraintRows(
    [row(2, {}), row(3, { name: 'Trials', kind: 'other', start_date: '1899-01-01', end_date: '2500-01-01' })],
    'other',
    { ...known, homePortId: null },
  );
  expect(rows.map(({ problems }) => problems.map(({ field, code }) => `${field} ${code}`))).toEqual([
    ['port_id required'],
    ['end_date over_two_years'],
  ]);
  const [early] = read([row(2, { start_date: '1899-01-01', end_date: '1899-01-02' })]);
  expect(early?.problems).toEqual([{ field: 'start_date', code: 'outside_known_years' }]);
});
