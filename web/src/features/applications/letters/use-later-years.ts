import type { FiscalYearRow } from '#features/reference/reference-api.ts';
import { useOpenYears } from '../beginning/open-years.ts';

export const useLaterYears = (): readonly FiscalYearRow[] => (useOpenYears() ?? []).slice(1, 6);
