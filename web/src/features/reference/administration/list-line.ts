export const lineOf = (items: readonly (string | number)[]): string => items.join(', ');

export const fromLine = (line: string): string[] =>
  line
    .split(/[\s,;]+/)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

export const numbersOf = (line: string): number[] => fromLine(line).map(Number);
