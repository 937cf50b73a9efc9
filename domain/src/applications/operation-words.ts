import { formatNumber } from '../shared/number-words.ts';
import type { Language } from '../shared/text.ts';
import type { StationOperationDetails } from './operations.ts';

const describeOperation = (
  language: Language,
  { kind, hours, gear, repeats }: StationOperationDetails,
): string => {
  const parts = [
    ...(kind === null ? [] : [kind]),
    ...(gear === null ? [] : [gear]),
    ...(hours === null ? [] : [`${formatNumber(language, hours, 4)}\u00a0h`]),
  ];
  return `${parts.join(', ') || '–'}${repeats === 1 ? '' : ` ×\u00a0${repeats}`}`;
};

export const describeOperations = (
  language: Language,
  operations: readonly StationOperationDetails[],
): string => operations.map((operation) => describeOperation(language, operation)).join('; ');
