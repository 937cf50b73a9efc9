import type { FiscalYear } from '../../reference/fiscal-year.ts';
import type { OperatingHours } from '../../reference/lists.ts';
import type { Settings } from '../../reference/settings.ts';
import type { VesselParticulars } from '../../vessels/vessel.ts';

/** What completeness must know beside the application itself. */
export type CompletenessContext = {
  /** The application's own. */
  readonly fiscalYear: FiscalYear;
  /** Those that exist: their neighbours are chosen from these. */
  readonly fiscalYears: readonly FiscalYear[];
  readonly settings: Settings;
  readonly operatingHours: readonly OperatingHours[];
  readonly vessels: readonly VesselParticulars[];
};
