import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { availabilityWatchBody } from '@shiptime/domain/plans/availability';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { queryClient } from '#lib/query-client.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { DateRange } from '#ui/date-range.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useTodayAsDay } from '../use-today.ts';
import { addWatch, watchesQuery } from './availability-api.ts';

type Values = {
  readonly vessel_id: number | null;
  readonly region_id: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly min_days: number | null;
  readonly min_berths: number | null;
};

const everywhere = 'all';

const idIn = (choice: string | null, kind: 'vessel' | 'region'): number | null =>
  choice?.startsWith(`${kind} `) ? Number(choice.slice(kind.length + 1)) : null;

type WatchDialogProps = { readonly schedule: OpenSchedule; readonly onClose: () => void };

const useWatch = ({ schedule: { fiscal_year }, onClose }: WatchDialogProps) => {
  const { t } = useTranslation('availability');
  const today = useTodayAsDay();
  const { start_date, end_date } = fiscal_year;
  const form = useDialogForm<Values>(
    {
      vessel_id: null,
      region_id: null,
      start_date: today > start_date && today <= end_date ? today : start_date,
      end_date,
      min_days: null,
      min_berths: null,
    },
    availabilityWatchBody,
  );
  const task = useApiMutation('watch_availability', {
    mutationFn: () => addWatch(availabilityWatchBody.parse(form.values)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: watchesQuery.queryKey });
      snackbar.success(t('added'));
      onClose();
    },
    onError: (error) => void ('errors' in error && form.refuse(error as Parameters<typeof form.refuse>[0])),
  });
  return { form, ...task };
};

type WhereProps = {
  readonly schedule: OpenSchedule;
  readonly values: Pick<Values, 'vessel_id' | 'region_id'>;
  readonly error: string | undefined;
  readonly onChange: (values: Pick<Values, 'vessel_id' | 'region_id'>) => void;
};

const Where = ({ schedule, values: { vessel_id, region_id }, error, onChange }: WhereProps) => {
  const { t } = useTranslation('availability');
  const { language } = useFormat();
  const ships = schedule.vessels.map((ship) => ({
    id: `vessel ${ship.vessel_id}`,
    label: nameInLanguage(language, ship),
  }));
  const regions = useReferenceList('regions').map((region) => ({
    id: `region ${region.id}`,
    label: t('fields.of_region', { region: nameInLanguage(language, region) }),
  }));
  const chosen = [vessel_id && `vessel ${vessel_id}`, region_id && `region ${region_id}`].find(Boolean);
  return (
    <Select
      name="region_id"
      label={t('fields.where')}
      placeholder={null}
      options={[{ id: everywhere, label: t('fields.everywhere') }, ...regions, ...ships]}
      value={chosen || everywhere}
      onChange={(choice) =>
        onChange({ vessel_id: idIn(choice, 'vessel'), region_id: idIn(choice, 'region') })
      }
      error={error}
    />
  );
};

export const AvailabilityWatchDialog = (props: WatchDialogProps) => {
  const { t } = useTranslation('availability');
  const [isTried, setTried] = useState(false);
  const { form, run, pending, problem } = useWatch(props);
  const { start_date, end_date } = form.values;
  const watch = () => {
    setTried(true);
    if (form.check()) void run();
  };
  return (
    <FormDialog
      name="availability-watch"
      title={t('title')}
      isOpen
      onClose={props.onClose}
      onSubmit={watch}
      error={isTried ? problem : null}
      pending={pending}
      submitLabel={t('add')}
    >
      <Where
        schedule={props.schedule}
        values={form.values}
        error={form.errorOf('region_id') ?? form.errorOf('vessel_id')}
        onChange={form.setValues}
      />
      <DateRange
        label={t('fields.window')}
        hint={t('fields.window_hint')}
        start={{ name: 'start_date', value: start_date, error: form.errorOf('start_date') }}
        end={{ name: 'end_date', value: end_date, error: form.errorOf('end_date') }}
        onChange={(start, end) => form.setValues({ start_date: start, end_date: end })}
      />
      <NumberField
        label={t('fields.min_days')}
        hint={t('fields.min_days_hint')}
        optional
        digits={0}
        {...form.field('min_days')}
      />
      <NumberField
        label={t('fields.min_berths')}
        hint={t('fields.min_berths_hint')}
        optional
        digits={0}
        {...form.field('min_berths')}
      />
    </FormDialog>
  );
};
