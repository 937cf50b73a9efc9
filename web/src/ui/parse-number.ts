const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const plain = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Parses numbers of either language: `2 500,5`, `2500.5`, in English also `2,500.5`. Null if empty; NaN if
 * invalid, which schemas refuse.
 */
export const parseNumber = (text: string, language: 'en' | 'fr'): number | null => {
  const tight = text.replaceAll(/[\s$]/g, '').replaceAll('\u2212', '-');
  if (tight === '') return null;
  if (language === 'en' && grouped.test(tight)) return Number(tight.replaceAll(',', ''));
  return plain.test(tight) ? Number(tight.replace(',', '.')) : Number.NaN;
};
