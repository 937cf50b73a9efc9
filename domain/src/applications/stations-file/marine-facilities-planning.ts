import { foldText } from '../../shared/text.ts';
import { cleanText } from './cell-text.ts';

export const marineFacilitiesPlanningHeader = ['Station Type', 'Name', 'Latitude', 'Longitude'] as const;

const cruiseHeader = ['Station', 'Type', 'Latitude', 'Longitude', 'Time at Station', 'Travel Time to Next'];

const wordOf = (cell: string | undefined): string => foldText(cleanText(cell ?? '')).trim();

const names = (header: readonly string[], wanted: readonly string[]): boolean => {
  const words = new Set(header.map(wordOf));
  return wanted.every((word) => words.has(wordOf(word)));
};

export const isMarineFacilitiesPlanningHeader = (header: readonly string[]): boolean =>
  names(header, marineFacilitiesPlanningHeader) || names(header, cruiseHeader);

const ports = new Set(['departure port', 'arrival port']);

export const isPortRow = (cells: readonly (string | undefined)[]): boolean =>
  cells.some((cell) => ports.has(wordOf(cell)));
