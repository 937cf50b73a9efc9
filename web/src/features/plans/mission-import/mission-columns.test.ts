import { expect, it } from 'vitest';
import { readScheduleFile } from '#lib/schedule-file.ts';
import { missionColumns } from './mission-columns.ts';

const rowsOf = async (source: string | Uint8Array) => {
  const read = await readScheduleFile(source, missionColumns);
  return read.kind === 'rows' ? read.rows : read.code;
};

it('reads a table of missions by its headers in either language', async () => {
  const english = 'vessel,mission_id,title,start_date,end_date,start_port,end_port,days,kind\n';
  const french = 'Navire;Numéro;Titre;Début;Fin;Port de départ;Port de retour;Jours;Genre\n';
  const row = [
    'CCGS Amundsen',
    'L1',
    'Leg 1',
    '2018-05-24',
    '2018-07-05',
    'Québec',
    'Churchill',
    '43',
    'planned',
  ];
  const expected = {
    place: 2,
    vessel: 'CCGS Amundsen',
    outside_number: 'L1',
    title: 'Leg 1',
    start_date: '2018-05-24',
    end_date: '2018-07-05',
    mobilization_port: 'Québec',
    demobilization_port: 'Churchill',
    days: '43',
    kind: 'planned',
    mobilization_days: '',
  };
  expect(await rowsOf(english + row.join(','))).toMatchObject([expected]);
  expect(await rowsOf(french + row.join(';'))).toMatchObject([expected]);
  expect(await rowsOf('vessel,title\nAmundsen,Leg')).toBe('no_columns');
});

it('reads a calendar: its end is the day before, its uid the number, its place the port', async () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:leg-1@example',
    'SUMMARY:Leg 1',
    'DTSTART;VALUE=DATE:20180524',
    'DTEND;VALUE=DATE:20180706',
    'LOCATION:Québec',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  expect(await rowsOf(lines.join('\r\n'))).toMatchObject([
    {
      outside_number: 'leg-1@example',
      title: 'Leg 1',
      start_date: '2018-05-24',
      end_date: '2018-07-05',
      mobilization_port: 'Québec',
      vessel: '',
    },
  ]);
});

it('reads the dates of a workbook as days', async () => {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Missions',
        rows: [
          ['vessel', 'title', 'start_date', 'end_date'],
          ['Amundsen', 'Leg 1', new Date(Date.UTC(2018, 4, 24)), new Date(Date.UTC(2018, 6, 5))],
        ],
      },
    ],
  });
  expect(await rowsOf(bytes)).toMatchObject([{ start_date: '2018-05-24', end_date: '2018-07-05' }]);
  expect(await rowsOf(bytes.slice(0, 200))).toBe('not_a_table');
});
