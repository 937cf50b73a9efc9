/** Minus sign for display; never in files or fields. */
export const withMinus = (number: string): string => number.replaceAll('-', '\u2212');

export const withHyphen = (number: string): string => number.replaceAll('\u2212', '-');
