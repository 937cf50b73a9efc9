const delimiters = [';', '\t', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** What the first filled line is divided by, quoted parts left aside; Excel's own `sep=;` is believed. */
export const delimiterOf = (text: string): Delimiter => {
  const line =
    text.split(/\r\n|\n|\r/).find((candidate) => candidate.replaceAll('\ufeff', '').trim() !== '') ?? '';
  const said = delimiters.find((delimiter) => line.replaceAll('\ufeff', '') === `sep=${delimiter}`);
  if (said) return said;
  const bare = line.replaceAll(/"[^"]*"?/g, '');
  const count = (delimiter: Delimiter) => bare.split(delimiter).length;
  // Sorting is stable: among equals the semicolon stands before the comma, which may be a decimal one.
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};
