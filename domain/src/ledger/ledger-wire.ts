import { z } from 'zod';
import { count, day, id, instant, nullableInstant, text, yesNo } from '../shared/wire.ts';

export const ledgerProblemCodes = [
  'entry_missing',
  'chain_broken',
  'row_missing',
  'row_changed',
  'head_differs',
  'not_sealed',
  'table_changed',
  'not_checked',
] as const;

const hash = text.meta({ description: 'SHA-256 hash, in hexadecimal' });

const state = { entries: count, hash: hash.nullable(), sealed_at: nullableInstant };

export const ledgerSchema = z
  .object({ ...state, heads: z.array(z.object({ day, position: count, hash })) })
  .meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof ledgerSchema>;

export const ledgerVerdictSchema = z
  .object({
    ...state,
    intact: yesNo,
    broken: z
      .object({
        position: z.int().nullable(),
        source: text.meta({ description: 'name of the database table' }),
        source_id: z.int().nullable(),
        problem: z.enum(ledgerProblemCodes),
      })
      .nullable(),
  })
  .meta({ id: 'LedgerVerdict' });
export type LedgerVerdict = z.infer<typeof ledgerVerdictSchema>;

export const receiptSchema = z
  .object({
    receipt: text,
    application_id: id,
    fiscal_year: text,
    submitted_at: instant,
    sealed_at: instant.meta({ description: 'when the ledger recorded the submission' }),
    date_proven: yesNo.meta({ description: 'true if the ledger recorded the submission within ten minutes' }),
    position: count,
    hash,
    intact: yesNo.meta({
      description: 'true if the entry is unchanged and follows the previous one',
    }),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receiptSchema>;
