const delimiters = [';', '\t', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export const detectDelimiter = (text: string): Delimiter => {
  const line =
    text.split(/\r\n|\n|\r/).find((candidate) => candidate.replaceAll('\ufeff', '').trim() !== '') ?? '';
  const said = delimiters.find((delimiter) => line.replaceAll('\ufeff', '') === `sep=${delimiter}`);
  if (said) return said;
  const bare = line.replaceAll(/"[^"]*"?/g, '');
  const count = (delimiter: Delimiter) => bare.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};
