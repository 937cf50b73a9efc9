/** For display only: files and form fields keep the hyphen. */
export const replaceHyphenWithMinus = (number: string): string => number.replaceAll('-', '\u2212');

export const replaceMinusByHyphen = (number: string): string => number.replaceAll('\u2212', '-');
