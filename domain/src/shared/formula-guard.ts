/**
 * A spreadsheet runs a cell that begins like this, and it may divide a line where the file did not: by whatever separator
 * its language has. An apostrophe before it makes a text of it; those that stand there already get one more, so that it
 * can be taken off again.
 */
const formula = /(^|[,;|\t])('*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const guarded = /(^|[,;|\t])'('*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export const guardFormula = (text: string): string => text.replaceAll(formula, "$1'$2");

/** Takes the guard of our own files off again. */
export const unguardFormula = (text: string): string => text.replaceAll(guarded, '$1$2');

/** Whatever some spreadsheet takes for the end of a cell: then the cell is written in quotes. */
export const holdsSeparator = (cell: unknown): boolean => typeof cell === 'string' && /[;|\t]/.test(cell);
