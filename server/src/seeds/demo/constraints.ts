import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import type { ConstraintFacts } from '@shiptime/domain/plans/conflicts/circumstances';
import { happensInPort } from '@shiptime/domain/vessels/constraints';
import { guessKindByName } from '@shiptime/domain/vessels/kind-of-name';
import type { Tx } from '#db/connection.ts';
import { insertNumbered } from '../insert-rows.ts';
import blocks from './data/constraints.json' with { type: 'json' };
import type { ReferenceData } from './reference-data.ts';
import { dayIn } from './years.ts';

type Block = readonly [name: string, start: string, end: string, port?: string];
const byVessel = blocks as unknown as Readonly<Record<string, readonly Block[]>>;

export type DemoConstraint = ConstraintFacts & { readonly vessel_id: number };

export const plantConstraints = async (
  tx: Tx,
  reference: ReferenceData,
  years: readonly FiscalYear[],
  since: string,
): Promise<DemoConstraint[]> => {
  const planned = years.flatMap((year) =>
    Object.entries(byVessel).flatMap(([vessel, rows]) =>
      rows.map(([name, start, end, port]) => {
        const { id, home_port_id } = reference.vessel(vessel);
        const kind = guessKindByName(name) ?? 'other';
        const usual = happensInPort(kind) ? home_port_id : null;
        return {
          vessel_id: id,
          name,
          start_date: dayIn(year, start),
          end_date: dayIn(year, end),
          port_id: port === undefined ? usual : reference.id('ports', port),
          kind,
        };
      }),
    ),
  );
  const rows = planned.map((constraint) => ({ ...constraint, created_at: since, updated_at: since }));
  const ids = await insertNumbered(tx, 'scheduling_constraints', rows);
  return planned.map((constraint, index) => ({ ...constraint, id: ids[index] ?? 0 }));
};
