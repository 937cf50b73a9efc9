export const joinLine = (items: readonly (string | number)[]): string => items.join(', ');

export const splitLine = (line: string): string[] =>
  line
    .split(/[\s,;]+/)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

export const parseNumbersLine = (line: string): number[] => splitLine(line).map(Number);
