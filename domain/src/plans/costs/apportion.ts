export type Apportionment = { readonly whole: number | null; readonly parts: readonly (number | null)[] };

/**
 * Largest-remainder apportionment of `numerators[i] / denominator`. An unknown numerator makes the total
 * unknown, but not the other parts.
 */
export const apportionByShare = (
  numerators: readonly (number | null)[],
  denominator: number,
): Apportionment => {
  const known = numerators.flatMap((numerator, index) => (numerator === null ? [] : [{ numerator, index }]));
  const sum = known.reduce((total, { numerator }) => total + numerator, 0);
  const whole = Math.round(sum / denominator);
  const parts: (number | null)[] = numerators.map((numerator) =>
    numerator === null ? null : (numerator - (numerator % denominator)) / denominator,
  );
  const given = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const byRemainder = known.toSorted((a, b) => (b.numerator % denominator) - (a.numerator % denominator));
  for (const { index } of byRemainder.slice(0, whole - given)) parts[index]! += 1;
  return { whole: known.length === numerators.length ? whole : null, parts };
};

export const sumUnlessUnknown = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
