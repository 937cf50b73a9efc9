import { expect, it } from 'vitest';
import { readConstraintsFile } from './read-constraints.ts';

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Yard//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const rowsOf = async (text: string) => {
  const read = await readConstraintsFile(text);
  return read.kind === 'rows' ? read.rows : read.code;
};

it('reads a calendar: whole days, moments, and what repeats itself', async () => {
  const rows = await rowsOf(
    calendar(
      event(
        'UID:1',
        'SUMMARY:Refit\\, Lunenburg',
        'DTSTART;VALUE=DATE:20270401',
        'DTEND;VALUE=DATE:20270615',
        'CATEGORIES:Refit',
        'LOCATION:Halifax',
      ),
      event('UID:2', 'SUMMARY:Trials', 'DTSTART:20270620T080000Z', 'DTEND:20270622T000000Z'),
      event(
        'UID:3',
        'SUMMARY:Crew change',
        'DTSTART;VALUE=DATE:20270701',
        'RRULE:FREQ=DAILY;INTERVAL=28;COUNT=3',
      ),
      event('UID:4', 'SUMMARY:Off', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270901'),
      event('UID:5', 'SUMMARY:When'),
    ),
  );
  expect(rows).toMatchObject([
    {
      place: 1,
      name: 'Refit, Lunenburg',
      start_date: '2027-04-01',
      end_date: '2027-06-14',
      kind: 'Refit',
      port: 'Halifax',
    },
    { place: 2, start_date: '2027-06-20', end_date: '2027-06-21', kind: '' },
    { place: 3, start_date: '2027-07-01', end_date: '2027-07-01' },
    { place: 3, start_date: '2027-07-29' },
    { place: 3, start_date: '2027-08-26' },
    { place: 4, isCancelled: true },
    { place: 5, start_date: '' },
  ]);
});

it('takes one time of what repeats itself as it was moved, called off or left out', async () => {
  const crew = ['UID:1', 'SUMMARY:Crew change', 'DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270402'];
  const rows = await rowsOf(
    calendar(
      event(...crew, 'RRULE:FREQ=DAILY;INTERVAL=28;COUNT=4', 'EXDATE;VALUE=DATE:20270624'),
      event(
        ...['UID:1', 'RECURRENCE-ID;VALUE=DATE:20270429', 'SUMMARY:Crew change, late'],
        ...['DTSTART;VALUE=DATE:20270430', 'DTEND;VALUE=DATE:20270502'],
      ),
      event('UID:1', 'RECURRENCE-ID;VALUE=DATE:20270527', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270527'),
      event('UID:2', 'SUMMARY:Refit', 'DTSTART;VALUE=DATE:20270429'),
    ),
  );
  expect(rows).toMatchObject([
    { name: 'Crew change', start_date: '2027-04-01', end_date: '2027-04-01', isCancelled: false },
    { name: 'Crew change, late', start_date: '2027-04-30', end_date: '2027-05-01' },
    { name: 'Crew change', start_date: '2027-05-27', isCancelled: true },
    { name: 'Refit', start_date: '2027-04-29' },
  ]);
});

it('says which event repeats itself more often than is read', async () => {
  const read = await readConstraintsFile(
    calendar(event('UID:1', 'SUMMARY:Drill', 'DTSTART;VALUE=DATE:20270401', 'RRULE:FREQ=DAILY')),
  );
  expect(read).toMatchObject({ kind: 'rows', cut: ['Drill'] });
  expect(read.kind === 'rows' && read.rows).toHaveLength(53);
});

it('reads a table with its columns named in either language', async () => {
  expect(await rowsOf('Nom;Début;Fin;Type;Port\nRadoub;2027-04-01;2027-06-14;refit;Halifax\n')).toEqual([
    {
      place: 2,
      name: 'Radoub',
      start_date: '2027-04-01',
      end_date: '2027-06-14',
      kind: 'refit',
      port: 'Halifax',
    },
  ]);
  expect(await rowsOf('name,start_date\n,\n\nDrill,2027-04-01\n')).toMatchObject([
    { place: 4, end_date: '' },
  ]);
});

it('says that a file is none', async () => {
  expect(await rowsOf('ship,speed\nTully,10\n')).toBe('no_columns');
  expect(await rowsOf('BEGIN:VCALENDAR\r\nnonsense')).toBe('not_a_calendar');
});
