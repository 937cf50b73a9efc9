/** Minus sign for display; never in files or fields. */
export const replaceHyphenByMinus = (number: string): string => number.replaceAll('-', '\u2212');

export const replaceMinusByHyphen = (number: string): string => number.replaceAll('\u2212', '-');
