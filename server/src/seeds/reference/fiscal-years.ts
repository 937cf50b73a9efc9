import { fiscalYearStartingIn } from '@shiptime/domain/reference/fiscal-year';

const firstYear = 2019;
const yearsAhead = 10;

export const buildFiscalYears = (thisYear: number) =>
  Array.from({ length: thisYear + yearsAhead - firstYear + 1 }, (_, index) =>
    fiscalYearStartingIn(firstYear + index),
  );
