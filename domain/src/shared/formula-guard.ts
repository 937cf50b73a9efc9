/**
 * Spreadsheets execute such cells, and may split a line at another separator. A preceding
 * apostrophe makes them text; existing apostrophes get one more, so that the guard is
 * reversible.
 */
const formula = /(^|[,;|\t])('*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const guarded = /(^|[,;|\t])'('*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export const guardFormula = (text: string): string => text.replaceAll(formula, "$1'$2");

export const unguardFormula = (text: string): string => text.replaceAll(guarded, '$1$2');

export const holdsSeparator = (cell: unknown): boolean => typeof cell === 'string' && /[;|\t]/.test(cell);
