/** For display only: files and form fields keep the hyphen. */
export const replaceHyphenWithMinus = (number: string): string => number.replaceAll('-', '\u2212');

export const replaceMinusWithHyphen = (number: string): string => number.replaceAll('\u2212', '-');
