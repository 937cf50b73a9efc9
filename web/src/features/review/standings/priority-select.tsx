import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priorities, type Priority } from '@shiptime/domain/applications/priorities';
import { useChange } from '#lib/use-change.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { Select } from '#ui/select.tsx';
import type { Ranked } from './places.ts';
import { refreshStandings, saveStanding } from './standings-api.ts';
import type { Ranking } from './use-ranking.ts';

/** How much its coordinators want it, in words; chosen and saved at once. */
export const PrioritySelect = ({ item, ranking }: { readonly item: Ranked; readonly ranking: Ranking }) => {
  const { t } = useTranslation('review');
  const standing = ranking.standingOf(item.id);
  // Shown until it is saved, or is not.
  const [chosen, setChosen] = useState<{ readonly priority: Priority | null } | null>(null);
  const save = useChange(
    'save_priority',
    {
      mutationFn: (priority: Priority | null) =>
        saveStanding({ id: item.id, ifMatch: standing?.lock_version ?? 0 }, { priority }),
      onSettled: async () => {
        await refreshStandings();
        setChosen(null);
      },
    },
    snackbar.error,
  );
  const choose = (priority: Priority | null) => {
    setChosen({ priority });
    void save.run(priority);
  };
  return (
    <Select
      label={t('standing.priority')}
      isFilter
      placeholder={t('standing.no_priority')}
      options={priorities.toReversed().map((id) => ({ id, label: t(`standing.priorities.${id}`) }))}
      value={chosen ? chosen.priority : (standing?.priority ?? null)}
      onChange={choose}
    />
  );
};
