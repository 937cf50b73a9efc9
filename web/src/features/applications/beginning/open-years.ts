import { useQuery } from '@tanstack/react-query';
import { openYears } from '@shiptime/domain/applications/deadline';
import { type FiscalYearRow, listQuery } from '#features/reference/reference-api.ts';
import { useNow } from '#lib/use-now.ts';

export const useOpenYears = (): readonly FiscalYearRow[] | undefined => {
  const { data } = useQuery(listQuery('fiscal_years'));
  const now = new Date(useNow(20_000)).toISOString();
  return (
    data &&
    openYears(
      data.filter(({ active }) => active),
      now,
    )
  );
};
