import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { useList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { Listed, Outlooks } from '../listed.ts';
import type { Ranking } from '../standings/use-ranking.ts';
import { inTableOrder, type sortAsked, type TableRow } from './table-order.ts';

/** The rows of the table in their order; null while the inbox is a list of cards. */
export const useTable = (
  items: readonly Listed[],
  outlooks: Outlooks,
  { standingOf }: Ranking,
  sort: ReturnType<typeof sortAsked> | null,
) => {
  const { language, compare } = useFormat();
  const vessels = useVessels();
  const years = useList('fiscal_years');
  if (sort === null) return null;
  const rows = items.map((item): TableRow => {
    const vessel = vessels.find(({ id }) => id === item.vessel_id);
    const { primaryProponent: person } = item;
    return {
      item,
      outlook: outlooks?.get(item.id),
      vessel: vessel ? nameIn(language, vessel) : '',
      primary: person ? `${person.first_name} ${person.last_name}` : '',
      place: standingOf(item.id)?.place ?? null,
      priority: standingOf(item.id)?.priority ?? null,
      fiscalYear: years.find(({ id }) => id === item.fiscal_year_id)?.name ?? '',
    };
  });
  return { rows: inTableOrder(rows, sort, compare), sort };
};
