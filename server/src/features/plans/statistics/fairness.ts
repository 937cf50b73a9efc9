import type { FairnessDimension, GrantedDaysSource } from '@shiptime/domain/plans/fairness';
import { canReadDeliveredDays, sumTallies, omitDeliveredDays } from '@shiptime/domain/plans/fairness';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Fairness } from '@shiptime/domain/plans/wire/statistics';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import {
  findFairnessGroupNames,
  type FairnessQuery,
  type FairnessRow,
  findFairnessRows,
} from './fairness-rows.ts';

export type FairnessRequest = {
  readonly by: FairnessDimension;
  readonly source: GrantedDaysSource;
  readonly query: FairnessQuery;
  readonly actor: Actor;
};

const ofYear = ({ id: _group, ...row }: FairnessRow) => row;

const grouped = (rows: readonly FairnessRow[]): Map<number | null, FairnessRow[]> => {
  const groups = new Map<number | null, FairnessRow[]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return groups;
};

export const computeFairness = async (
  db: Db,
  { by, source, query, actor }: FairnessRequest,
  language: Language,
): Promise<Fairness> => {
  const delivered_shown = canReadDeliveredDays(
    actor,
    by === 'proponent' || query.filters.has('proponent_id'),
  );
  const found = await findFairnessRows(db, by, source, query);
  const rows = delivered_shown ? found : found.map(omitDeliveredDays);
  const names = await findFairnessGroupNames(
    db,
    by,
    rows.flatMap(({ id }) => id ?? []),
  );
  const years = await db
    .selectFrom('fiscal_years')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...rows.map(({ fiscal_year_id }) => fiscal_year_id)])
    .orderBy('start_date')
    .execute();
  const order = new Map(years.map(({ id }, index) => [id, index]));
  const byYear = <T extends { fiscal_year_id: number }>(a: T, b: T) =>
    (order.get(a.fiscal_year_id) ?? 0) - (order.get(b.fiscal_year_id) ?? 0);
  const groups = [...grouped(rows)].map(([id, rowsOfGroup]) => {
    const own = rowsOfGroup.toSorted(byYear);
    const { name_en = null, name_fr = null } = (id === null ? undefined : names.get(id)) ?? {};
    return {
      id,
      name: language === 'fr' ? name_fr : name_en,
      name_en,
      name_fr,
      total: sumTallies(own),
      years: own.map(ofYear),
    };
  });
  return {
    by,
    granted_from: source,
    delivered_shown,
    fiscal_years: years,
    groups: groups.toSorted((a, b) => b.total.asked_days - a.total.asked_days),
    years: years.map(({ id }) => ({
      ...sumTallies(rows.filter(({ fiscal_year_id }) => fiscal_year_id === id)),
      fiscal_year_id: id,
    })),
    total: sumTallies(rows),
  };
};
