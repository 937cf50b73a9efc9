import type { FiscalYear } from '../../reference/fiscal-year.ts';
import type { OperatingHours } from '../../reference/lists.ts';
import type { Settings } from '../../reference/settings.ts';
import type { VesselParticulars } from '../../vessels/vessel.ts';

export type CompletenessContext = {
  readonly fiscalYear: FiscalYear;
  readonly fiscalYears: readonly FiscalYear[];
  readonly settings: Settings;
  readonly operatingHours: readonly OperatingHours[];
  readonly vessels: readonly VesselParticulars[];
};
