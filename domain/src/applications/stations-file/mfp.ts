import { fold } from '../../shared/text.ts';
import { cleanText } from './cells.ts';

/** The columns of “Export Coordinates” in decimal degrees (record 0086). */
export const mfpHeader = ['Station Type', 'Name', 'Latitude', 'Longitude'] as const;

/** The columns that only “Export Cruise Data” has beside those of any list of stations. */
const cruiseHeader = ['Station', 'Type', 'Latitude', 'Longitude', 'Time at Station', 'Travel Time to Next'];

const wordOf = (cell: string | undefined): string => fold(cleanText(cell ?? '')).trim();

const names = (header: readonly string[], wanted: readonly string[]): boolean => {
  const words = new Set(header.map(wordOf));
  return wanted.every((word) => words.has(wordOf(word)));
};

/** Whether these are the columns of a file from Marine Facilities Planning. */
export const isOfMfp = (header: readonly string[]): boolean =>
  names(header, mfpHeader) || names(header, cruiseHeader);

const ports = new Set(['departure port', 'arrival port']);

/** Where the cruise begins and ends: a row of its own there, and no station. */
export const isPort = (cells: readonly (string | undefined)[]): boolean =>
  cells.some((cell) => ports.has(wordOf(cell)));
