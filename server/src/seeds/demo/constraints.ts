import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import type { ConstraintFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { type ConstraintKind, happensInPort } from '@shiptime/domain/vessels/constraints';
import type { Tx } from '#db/connection.ts';
import { insertRowsReturningIds } from '../insert-rows.ts';
import data from './data/constraints.json' with { type: 'json' };
import type { ReferenceData } from './reference-data.ts';
import { dayInYear } from './years.ts';

type Block = readonly [name: string, start: string, end: string, port?: string];
type Name = { readonly kind: ConstraintKind; readonly name_en: string; readonly name_fr: string };
const { names, vessels } = data as unknown as {
  readonly names: Readonly<Record<string, Name>>;
  readonly vessels: Readonly<Record<string, readonly Block[]>>;
};

const placeIn = (port: string): string => port.replace(/ \(.*\)$/, '').replace(/^.* \/ /, '');

export type DemoConstraint = ConstraintFacts & { readonly vessel_id: number };

export const seedConstraints = async (
  tx: Tx,
  reference: ReferenceData,
  years: readonly FiscalYear[],
  since: string,
): Promise<DemoConstraint[]> => {
  const planned = years.flatMap((year) =>
    Object.entries(vessels).flatMap(([key, rows]) =>
      rows.map(([name, start, end, portKey]) => {
        const { id, home_port_id } = reference.vessel(key);
        const { kind, name_en, name_fr } = names[name]!;
        const portId = portKey === undefined ? null : reference.id('ports', portKey);
        const port = reference.ports.find((each) => each.id === portId);
        const usual = happensInPort(kind) ? home_port_id : null;
        const called = (what: string, where: string | undefined) =>
          where === undefined ? what : `${what}, ${placeIn(where)}`;
        const both = {
          name_en: called(name_en, port?.name_en),
          name_fr: called(name_fr, port?.name_fr),
        };
        return {
          vessel_id: id,
          name: both.name_en,
          ...both,
          start_date: dayInYear(year, start),
          end_date: dayInYear(year, end),
          port_id: port?.id ?? usual,
          kind,
        };
      }),
    ),
  );
  const rows = planned.map((constraint) => ({ ...constraint, created_at: since, updated_at: since }));
  const ids = await insertRowsReturningIds(tx, 'scheduling_constraints', rows);
  return planned.map((constraint, index) => ({ ...constraint, id: ids[index] ?? 0 }));
};
