import { useTranslation } from 'react-i18next';
import { countOpen } from '@shiptime/domain/plans/conflicts/conflict';
import { useSearchText, useSetSearch } from '../../../lib/navigation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PlanActivity } from '../activity/plan-activity.tsx';
import { useCountWords } from '../conflicts/conflict-counts.tsx';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { PlanCalendar } from '../calendar/plan-calendar.tsx';
import { PlanHistory } from '../versions/plan-history.tsx';
import { Versions } from '../versions/versions.tsx';
import { LoadTable } from '../load/load-table.tsx';
import { MissionTable } from './mission-table.tsx';
import { Notes } from './notes.tsx';
import { useOutlook } from './scheduler-model.ts';

const first = 'conflicts';

/** Everything beside the timeline, one at a time. */
export const PlanTabs = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const { conflicts } = useOutlook();
  const selected = useSearchText('tab') ?? first;
  const setSearch = useSetSearch();
  const counts = countOpen(conflicts);
  const countWords = useCountWords();
  return (
    <Tabs
      label={t('tabs.label')}
      selected={selected}
      onSelect={(id) => setSearch({ tab: id === first ? undefined : id })}
      tabs={[
        {
          id: first,
          label: (
            <>
              {t('tabs.conflicts')} <Badge count={counts.error} label={countWords(counts)} />
            </>
          ),
          content: <ConflictList onOpen={onOpen} />,
        },
        { id: 'table', label: t('views.table'), content: <MissionTable onOpen={onOpen} /> },
        { id: 'calendar', label: t('views.calendar'), content: <PlanCalendar onOpen={onOpen} /> },
        { id: 'notes', label: t('tabs.notes'), content: <Notes /> },
        { id: 'versions', label: t('tabs.versions'), content: <Versions /> },
        { id: 'load', label: t('load.title'), content: <LoadTable /> },
        { id: 'activity', label: t('tabs.activity'), content: <PlanActivity /> },
        { id: 'history', label: t('tabs.history'), content: <PlanHistory /> },
      ]}
    />
  );
};
