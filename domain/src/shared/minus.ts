/** A number as it is read by people: with a minus sign, where formatters write a hyphen. Never for files or fields. */
export const withMinus = (number: string): string => number.replaceAll('-', '\u2212');

/** The other way round, for fields that are typed into: keyboards have a hyphen. */
export const withHyphen = (number: string): string => number.replaceAll('\u2212', '-');
