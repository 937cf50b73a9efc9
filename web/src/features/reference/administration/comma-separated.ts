export const joinWithCommas = (items: readonly (string | number)[]): string => items.join(', ');

export const splitAtCommas = (line: string): string[] =>
  line
    .split(/[\s,;]+/)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

export const parseCommaSeparatedNumbers = (line: string): number[] => splitAtCommas(line).map(Number);
