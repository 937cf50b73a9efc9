import type { FiscalYearRow } from '#features/reference/reference-api.ts';
import { useOpenYears } from '../beginning/open-years.ts';

/** Those after the year that takes applications now, as far ahead as an application may look. */
export const useLaterYears = (): readonly FiscalYearRow[] => (useOpenYears() ?? []).slice(1, 6);
