import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { InboxRow, OutlooksById } from '../inbox-row.ts';
import type { RankingControls } from '../standings/use-ranking.ts';
import { sortInboxRows, type parseInboxSort, type InboxTableRow } from './inbox-table-order.ts';

export const useInboxTable = (
  items: readonly InboxRow[],
  outlooks: OutlooksById,
  { standingOf }: RankingControls,
  sort: ReturnType<typeof parseInboxSort>,
): readonly InboxTableRow[] => {
  const { language, compare } = useFormat();
  const vessels = useVessels();
  const capabilities = useReferenceList('capabilities');
  const needsOf = ({ needed_capability_ids: asked, needed_water_ids: waters }: InboxRow): string =>
    [...(asked ?? []), ...(waters ?? [])]
      .flatMap((id) => {
        const row = capabilities.find((each) => each.id === id);
        return row ? [nameInLanguage(language, row)] : [];
      })
      .join(', ');
  const rows = items.map((item): InboxTableRow => {
    const vessel = vessels.find(({ id }) => id === item.vessel_id);
    const { primaryProponent: person } = item;
    const outlook = outlooks?.get(item.id);
    return {
      item,
      outlook,
      verdict: outlook?.fits.find(({ vessel_id }) => vessel_id === item.vessel_id)?.verdict ?? null,
      vessel: vessel ? nameInLanguage(language, vessel) : '',
      primary: person ? `${person.first_name} ${person.last_name}` : '',
      needs: needsOf(item),
      place: standingOf(item.id)?.place ?? null,
    };
  });
  return sortInboxRows(rows, sort, compare);
};
