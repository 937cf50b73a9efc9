import { useQuery } from '@tanstack/react-query';
import { findLaterYears, chooseOpenFiscalYear } from '@shiptime/domain/applications/deadline';
import { type FiscalYearRow, referenceListQuery } from '#features/reference/reference-api.ts';
import { useNow } from '#lib/use-now.ts';

const useYears = <T>(choose: (years: readonly FiscalYearRow[], now: string) => T): T | undefined => {
  const { data } = useQuery(referenceListQuery('fiscal_years'));
  const now = new Date(useNow(20_000)).toISOString();
  return data && choose(data, now);
};

export const useOpenFiscalYear = (): FiscalYearRow | null | undefined => useYears(chooseOpenFiscalYear);

export const useLaterFiscalYears = (): readonly FiscalYearRow[] =>
  (useYears(findLaterYears) ?? []).slice(0, 5);
