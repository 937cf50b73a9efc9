import { z } from 'zod';
import { permissionFlagsSchema, id, nullableText, versionAndTimestampShape } from '../shared/wire.ts';
import type { VesselCostRates } from './vessel-rates.ts';

const figure = (unit: string) =>
  z
    .number()
    .min(0)
    .nullable()
    .meta({ description: `${unit}; null: not known` });
const year = z.int().nullable().meta({ description: 'year to which the source refers' });

export const vesselRatesSchema = z
  .object({
    id,
    vessel_id: id,
    fiscal_year_id: id,
    day_rate: figure('dollars a day, fuel included, crew changes not'),
    day_rate_source: nullableText,
    day_rate_year: year,
    crew_cycle_cost: figure('dollars for one crew cycle'),
    crew_cycle_days: figure('days of a crew cycle'),
    crew_cycle_source: nullableText,
    crew_cycle_year: year,
    fuel_at_sea: figure('litres a day'),
    fuel_at_sea_source: nullableText,
    fuel_at_sea_year: year,
    fuel_in_transit: figure('litres a day'),
    fuel_in_transit_source: nullableText,
    fuel_in_transit_year: year,
    fuel_alongside: figure('litres a day'),
    fuel_alongside_source: nullableText,
    fuel_alongside_year: year,
    carbon_factor: figure('kilograms of CO2 for a litre'),
    carbon_factor_source: nullableText,
    carbon_factor_year: year,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'update' | 'delete'>({ update: true, delete: true }),
  } satisfies Record<keyof VesselCostRates, z.ZodType> & z.ZodRawShape)
  .meta({ id: 'VesselRates' });
export type VesselRates = z.infer<typeof vesselRatesSchema>;
