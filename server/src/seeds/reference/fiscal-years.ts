import { fiscalYearOpening } from '@shiptime/domain/reference/fiscal-year';

/** The first fiscal year that the portal knows. */
const firstYear = 2019;
/** How far ahead the list reaches: the open year, five planned years after it, and room to spare. */
const yearsAhead = 10;

/** With the usual deadlines, which administrators may move. */
export const fiscalYears = (thisYear: number) =>
  Array.from({ length: thisYear + yearsAhead - firstYear + 1 }, (_, index) =>
    fiscalYearOpening(firstYear + index),
  );
