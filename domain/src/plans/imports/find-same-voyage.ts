import { foldText } from '../../shared/text.ts';
import type { Span } from '../missions.ts';

export type VoyageMatchKey = {
  readonly outside_number: string | null;
  readonly title: string;
  readonly span: Span | null;
};

/** Matches by external number; if either voyage has none, by title and days. */
export const findSameVoyage = <Voyage>(
  { outside_number, title, span }: VoyageMatchKey,
  voyages: readonly Voyage[],
  keyOf: (voyage: Voyage) => VoyageMatchKey,
): Voyage | null => {
  const keyed = voyages.map((voyage) => ({ voyage, key: keyOf(voyage) }));
  const numbered = keyed.find(({ key }) => outside_number !== null && key.outside_number === outside_number);
  const found =
    numbered ??
    keyed.find(
      ({ key }) =>
        (outside_number === null || key.outside_number === null) &&
        foldText(key.title.trim()) === foldText(title.trim()) &&
        key.span?.start === span?.start &&
        key.span?.end === span?.end,
    );
  return found?.voyage ?? null;
};
