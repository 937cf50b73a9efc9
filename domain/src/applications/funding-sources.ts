import { z } from 'zod';
import type { Settings } from '../reference/settings.ts';
import { identifierInputSchema } from '../shared/identifiers.ts';
import { problemParams, wrongTypeParams } from '../shared/field-problem.ts';
import { lineSchema } from './field-schemas.ts';
import { rowTextLimits } from './limits.ts';

export const fundingStatuses = ['confirmed', 'pending'] as const;

export type FundingSource = {
  readonly id?: number;
  readonly organization: string;
  /** Amount in Canadian dollars. */
  readonly amount: number | null;
  readonly ror?: string | null;
  readonly grant_number?: string | null;
  readonly status: (typeof fundingStatuses)[number] | null;
};

export type FundingBounds = Pick<Settings, 'funding_amount_min' | 'funding_amount_max'>;

const isCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

export const fundingSourceSchema = ({ funding_amount_min: min, funding_amount_max: max }: FundingBounds) =>
  z.object({
    organization: lineSchema(rowTextLimits.funding_source.organization).min(1),
    amount: z
      .number()
      .refine((amount) => amount >= min && amount <= max, problemParams('out_of_range', { min, max }))
      .refine(isCents, problemParams('invalid'))
      .meta({ minimum: min, maximum: max })
      .nullable()
      .optional(),
    status: z.enum(fundingStatuses, wrongTypeParams('unknown_choice')).nullable().optional(),
    grant_number: lineSchema(rowTextLimits.funding_source.grant_number).nullable().optional(),
    ror: identifierInputSchema('ror'),
  });
