import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import type { ConstraintFacts } from '@shiptime/domain/plans/conflicts/circumstances';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import type { Tx } from '#db/connection.ts';
import { insertNumbered } from '../insert-rows.ts';
import blocks from './data/constraints.json' with { type: 'json' };
import type { ReferenceData } from './reference-data.ts';
import { dayIn } from './years.ts';

type Block = readonly [name: string, start: string, end: string];
const byVessel = blocks as unknown as Readonly<Record<string, readonly Block[]>>;

/** By what it is called: the first that fits. */
const kinds: readonly (readonly [RegExp, ConstraintKind])[] = [
  [/drydock/i, 'drydock'],
  [/refit/i, 'refit'],
  [/maintenance/i, 'maintenance'],
  [/crew change/i, 'crew_change'],
  [/standby|alongside/i, 'standby'],
  [/program/i, 'other_program'],
];
const kindOf = (name: string): ConstraintKind => kinds.find(([words]) => words.test(name))?.[1] ?? 'other';

export type DemoConstraint = ConstraintFacts & { readonly vessel_id: number };

/** Drydock, refit, training and the ships' other programs, the same from year to year. */
export const plantConstraints = async (
  tx: Tx,
  reference: ReferenceData,
  years: readonly FiscalYear[],
  since: string,
): Promise<DemoConstraint[]> => {
  const planned = years.flatMap((year) =>
    Object.entries(byVessel).flatMap(([vessel, rows]) =>
      rows.map(([name, start, end]) => ({
        vessel_id: reference.vessel(vessel).id,
        name,
        start_date: dayIn(year, start),
        end_date: dayIn(year, end),
        port_id: null,
        kind: kindOf(name),
      })),
    ),
  );
  const rows = planned.map((constraint) => ({ ...constraint, created_at: since, updated_at: since }));
  const ids = await insertNumbered(tx, 'scheduling_constraints', rows);
  return planned.map((constraint, index) => ({ ...constraint, id: ids[index] ?? 0 }));
};
