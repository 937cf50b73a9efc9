/**
 * Matches cells that spreadsheets would execute. One more leading apostrophe makes a cell text and can be
 * removed later.
 */
const formula = /(^|[,;|\t])('*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const guarded = /(^|[,;|\t])'('*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export const escapeFormula = (text: string): string => text.replaceAll(formula, "$1'$2");

export const unescapeFormula = (text: string): string => text.replaceAll(guarded, '$1$2');

export const hasColumnSeparator = (cell: unknown): boolean => typeof cell === 'string' && /[;|\t]/.test(cell);
