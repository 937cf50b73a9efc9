import { z } from 'zod';
import { type Actor, hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, refused } from '../shared/permission-decision.ts';
import { problemParams } from '../shared/field-problem.ts';
import { isStorableText, toOneLine } from '../shared/text.ts';

/** Each rate has a source and the year of that source. */
export const fieldsByRate = {
  day_rate: ['day_rate'],
  crew_cycle: ['crew_cycle_cost', 'crew_cycle_days'],
  fuel_at_sea: ['fuel_at_sea'],
  fuel_in_transit: ['fuel_in_transit'],
  fuel_alongside: ['fuel_alongside'],
  carbon_factor: ['carbon_factor'],
} as const;
export type VesselCostRateName = keyof typeof fieldsByRate;
export const rateNames = Object.keys(fieldsByRate) as VesselCostRateName[];
type RateFigure = (typeof fieldsByRate)[VesselCostRateName][number];

/**
 * Units: dollars per day and per crew cycle, days, litres per day, kilograms of CO2 per litre. Null means
 * unknown, never 0.
 */
export type VesselCostRates = { readonly [F in RateFigure]: number | null };

type FigureField = RateFigure | `${VesselCostRateName}_source` | `${VesselCostRateName}_year`;

export const fieldsOfRate = (rate: VesselCostRateName): readonly FigureField[] => [
  ...fieldsByRate[rate],
  `${rate}_source`,
  `${rate}_year`,
];

const most = { dollars: 10_000_000, litres: 1_000_000, factor: 10, days: 366 } as const;

const upTo = (max: number) => problemParams('out_of_range', { min: 0, max });

const inSteps = (max: number, step: number) =>
  z
    .number()
    .refine((value) => value >= 0 && value <= max, upTo(max))
    // Refuses values with more decimals instead of rounding them silently.
    .refine(
      (value) => Math.abs(value / step - Math.round(value / step)) < 1e-6,
      problemParams('too_fine', { step }),
    )
    .meta({ minimum: 0, maximum: max, multipleOf: step })
    .nullable()
    .optional();

const dollars = inSteps(most.dollars, 0.01);
const litres = inSteps(most.litres, 1);
const source = z
  .string()
  .overwrite(toOneLine)
  .trim()
  .max(250)
  .refine(isStorableText, problemParams('invalid'))
  .nullable()
  .optional();
const sourceYear = z.int().min(1990).max(2100).nullable().optional();

const figures = z.object({
  day_rate: dollars,
  day_rate_source: source,
  day_rate_year: sourceYear,
  crew_cycle_cost: dollars,
  crew_cycle_days: z.int().min(1).max(most.days).nullable().optional(),
  crew_cycle_source: source,
  crew_cycle_year: sourceYear,
  fuel_at_sea: litres,
  fuel_at_sea_source: source,
  fuel_at_sea_year: sourceYear,
  fuel_in_transit: litres,
  fuel_in_transit_source: source,
  fuel_in_transit_year: sourceYear,
  fuel_alongside: litres,
  fuel_alongside_source: source,
  fuel_alongside_year: sourceYear,
  carbon_factor: inSteps(most.factor, 0.001),
  carbon_factor_source: source,
  carbon_factor_year: sourceYear,
} satisfies Record<FigureField, z.ZodType>);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const requireWholeRates = <S extends z.ZodObject>(schema: S): S =>
  schema.superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>;
    for (const fields of rateNames.map(fieldsOfRate)) {
      if (!fields.some((field) => isGiven(given[field]))) continue;
      for (const field of fields.filter((each) => !isGiven(given[each])))
        context.addIssue({ code: 'custom', path: [field], ...problemParams('required') });
    }
  });

const id = z.int().positive().max(2_147_483_647);

export const newVesselRatesSchema = requireWholeRates(figures.extend({ vessel_id: id, fiscal_year_id: id }));
export const vesselRatesChangeSchema = figures;
export const completeRatesSchema = requireWholeRates(figures);

export const rolesReadingCosts = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
] as const;

export const canReadCosts = (actor: Actor): boolean => hasRole(actor, ...rolesReadingCosts);

export const mayEditRates = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');
