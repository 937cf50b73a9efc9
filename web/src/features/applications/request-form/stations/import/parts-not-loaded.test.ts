import { expect, it, vi } from 'vitest';
import { ChunkNotLoadedError } from '#lib/load-chunk.ts';
import { readScheduleFile } from '#lib/schedule-file.ts';
import { readTable } from './read-file.ts';

vi.mock('papaparse', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('hucre/xlsx', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('@xmldom/xmldom', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('ical.js', () => Promise.reject(new TypeError('Failed to fetch')));

const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...Array(26).fill(0), 0x50, 0x4b, 5, 6, ...Array(18).fill(0)]);
const columns = {
  names: { name: ['name'] },
  needed: ['name'],
  calendar: { start: 'name', end: 'name', summary: 'name', location: 'name' },
} as const;

it.each([
  ['a table', 'name\nA\n'],
  ['a workbook', zip],
  ['a track', new TextEncoder().encode('<gpx/>')],
])('of stations: blames the connection, not the file, for %s', async (_, source) => {
  await expect(readTable(source)).rejects.toBeInstanceOf(ChunkNotLoadedError);
});

it.each([
  ['a table', 'name\nA\n'],
  ['a workbook', zip],
  ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
])('of missions or constraints: blames the connection, not the file, for %s', async (_, source) => {
  expect(await readScheduleFile(source, columns)).toEqual({ kind: 'unreadable', code: 'not_loaded' });
});
