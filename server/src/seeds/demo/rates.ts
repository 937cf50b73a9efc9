import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import { rateNames, type VesselCostRates } from '@shiptime/domain/vessels/vessel-rates';
import type { Tx } from '#db/connection.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoVessel, ReferenceData } from './reference-data.ts';

const invented = 'Fiction';

const figuresOf = (berths: number): VesselCostRates => ({
  day_rate: 16_000 + 1500 * berths,
  crew_cycle_cost: 30_000 + 2000 * berths,
  crew_cycle_days: 28,
  fuel_at_sea: 2000 + 220 * berths,
  fuel_in_transit: 4000 + 400 * berths,
  fuel_alongside: 400 + 40 * berths,
  carbon_factor: 2.7,
});

const sourcesOf = (opening: number) =>
  Object.fromEntries(
    rateNames.flatMap((rate) => [
      [`${rate}_source`, invented],
      [`${rate}_year`, opening - 1],
    ]),
  );

type Berthed = DemoVessel & { readonly science_berths: number };
const hasBerths = (vessel: DemoVessel): vessel is Berthed => vessel.active && vessel.science_berths !== null;

export const seedRates = (
  tx: Tx,
  { vessels }: ReferenceData,
  years: readonly FiscalYear[],
  since: string,
): Promise<void> =>
  insertRows(
    tx,
    'vessel_rates',
    years.flatMap((year) =>
      vessels.filter(hasBerths).map((vessel) => ({
        vessel_id: vessel.id,
        fiscal_year_id: year.id,
        ...figuresOf(vessel.science_berths),
        ...sourcesOf(Number(year.start_date.slice(0, 4))),
        created_at: since,
        updated_at: since,
      })),
    ),
  );
