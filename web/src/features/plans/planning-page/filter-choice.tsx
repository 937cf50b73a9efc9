import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { usePlanEditorState } from '../edited-plan/scheduler-model.ts';
import styles from '../room-bar.module.css';
import { useTimelineView } from '../timeline-view/use-timeline-view.ts';

type Named = { readonly id: number; readonly name_en: string; readonly name_fr: string };

const useOptionsOf = () => {
  const { t } = useTranslation('scheduler');
  const { language, compare } = useFormat();
  return (list: readonly Named[], ids: readonly (number | null)[], chosen: readonly number[]) =>
    list
      .map((each) => ({ ...each, count: ids.filter((id) => id === each.id).length }))
      .filter(({ id, count }) => count > 0 || chosen.includes(id))
      .map((each) => ({
        id: each.id,
        label: t('view.counted', { label: nameInLanguage(language, each), count: each.count }),
      }))
      .toSorted((a, b) => compare(a.label, b.label));
};

const NoFilter = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useTranslation('scheduler');
  return (
    <div>
      <Button small onPress={onPress}>
        {t('view.filter_none')}
      </Button>
    </div>
  );
};

const FilterDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { view, change } = useTimelineView();
  const { rows } = usePlanEditorState().plan;
  const asked = [...rows.values()].flatMap(({ ship_time_request }) => ship_time_request ?? []);
  const [agencies, setAgencies] = useState<readonly number[]>([...view.agencies]);
  const [statuses, setStatuses] = useState<readonly number[]>([...view.statuses]);
  const optionsOf = useOptionsOf();
  return (
    <FormDialog
      name="plan-filter"
      title={t('view.filter')}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        change({ agencies: new Set(agencies), statuses: new Set(statuses) });
        onClose();
      }}
      error={null}
      pending={false}
      submitLabel={t('view.filter_show')}
    >
      <p>{t('view.filter_hint')}</p>
      <MultiSelect
        label={t('view.agencies')}
        name="agencies"
        optional
        options={optionsOf(
          useReferenceList('agencies'),
          asked.map(({ agency_id }) => agency_id),
          agencies,
        )}
        value={agencies}
        onChange={setAgencies}
      />
      <MultiSelect
        label={t('view.statuses')}
        name="statuses"
        optional
        options={optionsOf(
          useReferenceList('request_statuses'),
          asked.map(({ status_id }) => status_id),
          statuses,
        )}
        value={statuses}
        onChange={setStatuses}
      />
      {agencies.length + statuses.length > 0 && (
        <NoFilter
          onPress={() => {
            setAgencies([]);
            setStatuses([]);
          }}
        />
      )}
    </FormDialog>
  );
};

export const FilterChoice = () => {
  const { t } = useTranslation('scheduler');
  const { view } = useTimelineView();
  const [open, setOpen] = useState(false);
  const count = view.agencies.size + view.statuses.size;
  const label = count === 0 ? t('view.filter') : t('view.filter_on', { count });
  return (
    <span className={styles['counted']}>
      <IconButton small icon="filter" label={label} onPress={() => setOpen(true)} />
      <span aria-hidden="true">
        <Badge count={count} label={String(count)} />
      </span>
      {open && <FilterDialog onClose={() => setOpen(false)} />}
    </span>
  );
};
