import type { z } from 'zod';
import {
  listRowSchemas,
  yearRowSchema,
  requestStatusSchema,
} from '@shiptime/domain/reference/reference-wire';
import { defaultSettings } from '@shiptime/domain/reference/settings';
import { vesselResourceSchema } from '@shiptime/domain/vessels/vessel-wire';
import { exampleOf } from './example.ts';
import { network } from './network.ts';

export const year = exampleOf(yearRowSchema, {
  id: 5,
  name: '2027-2028',
  start_date: '2027-04-01',
  end_date: '2028-03-31',
  deadline_at: '2099-05-01T06:59:59.000Z',
});

type Named = { readonly id: number; readonly name_en: string; readonly name_fr: string };
const named = (id: number, name_en: string, name_fr: string): Named => ({ id, name_en, name_fr });

export const teleost = exampleOf(vesselResourceSchema, {
  ...named(3, 'CCGS Teleost', 'NGCC Teleost'),
  active: true,
});
export const cabot = exampleOf(vesselResourceSchema, {
  ...named(4, 'CCGS John Cabot', 'NGCC John Cabot'),
  active: true,
});

export const answerReferenceLists = (given: Readonly<Record<string, readonly object[]>> = {}): void => {
  const rows = Object.fromEntries(
    Object.entries(listRowSchemas).map(([name, row]) => [name, [exampleOf(row as z.ZodType<object>)]]),
  );
  const lists = {
    ...rows,
    fiscal_years: [year],
    request_statuses: [exampleOf(requestStatusSchema)],
    ...given,
  };
  network.get.answers('/reference_lists', { data: lists } as Parameters<
    typeof network.get.answers<'/reference_lists'>
  >[1]);
  network.get.answers('/vessels', { data: [teleost, cabot] });
  network.get.answers('/settings', { data: defaultSettings });
};
