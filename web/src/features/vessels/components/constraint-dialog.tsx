import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { constraintKinds, constraintSchema } from '@shiptime/domain/vessels/constraints';
import { nameIn } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { useSmallForm } from '#lib/small-form.ts';
import { useChange } from '#lib/use-change.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { DateRange } from '#ui/date-range.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextField } from '#ui/text-field.tsx';
import { type FiscalYearRow, useList } from '#features/reference/api.ts';
import { missionsWithin } from '../planned-missions.ts';
import { MissionLinks } from './mission-links.tsx';
import { Repeating, useRepeating } from './repeating.tsx';
import type { Constraint } from '@shiptime/domain/vessels/wire';
import { type ConstraintBody, saveConstraint } from '../constraint-api.ts';

type ConstraintDialogProps = {
  readonly vesselId: number;
  /** Null: a new one. */
  readonly constraint: Constraint | null;
  /** The year that is looked at: the calendar opens there. */
  readonly year: FiscalYearRow | undefined;
  readonly missions: readonly Mission[];
  readonly onClose: () => void;
};

const nothing: ConstraintBody = {
  name: '',
  start_date: null,
  end_date: null,
  port_id: null,
  kind: 'other',
};

/** A constraint as it is entered, how often it is repeated, and how it is saved. */
const useConstraint = ({ vesselId, constraint, onClose }: ConstraintDialogProps) => {
  const { t } = useTranslation('vessels');
  const queryClient = useQueryClient();
  const initial: ConstraintBody = constraint
    ? {
        name: constraint.name,
        start_date: constraint.start_date,
        end_date: constraint.end_date,
        port_id: constraint.port_id,
        kind: constraint.kind,
      }
    : nothing;
  const form = useSmallForm<ConstraintBody>(initial, constraintSchema);
  const repeating = useRepeating(form.values);
  const { repeat, times } = repeating;
  const [isTried, setIsTried] = useState(false);
  const { run, pending, problem } = useChange('save_constraint', {
    mutationFn: () => saveConstraint(vesselId, { ...form.values, ...(repeat && { repeat }) }, constraint),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['constraints', vesselId] });
      snackbar.success(repeat ? t('import.saved', { count: times.length }) : t('constraints.saved'));
      onClose();
    },
  });
  const save = () => {
    setIsTried(true);
    if (form.check() && repeating.isReady) void run();
  };
  return { form, repeating, isTried, save, pending, problem };
};

export const ConstraintDialog = (props: ConstraintDialogProps) => {
  const { constraint, missions, year, onClose } = props;
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const ports = useList('ports');
  const { form, repeating, isTried, save, pending, problem } = useConstraint(props);
  const { start_date, end_date } = form.values;
  const inTheWay = missions.filter((mission) =>
    repeating.times.some((days) => missionsWithin([mission], days.start_date, days.end_date).length > 0),
  );
  return (
    <FormDialog
      name="constraint"
      title={constraint ? t('constraints.edit') : t('constraints.add')}
      isOpen
      onClose={onClose}
      onSubmit={save}
      error={problem}
      pending={pending}
      submitLabel={t('constraints.save')}
    >
      <Select
        label={t('constraints.kind')}
        placeholder={null}
        options={constraintKinds.map((kind) => ({ id: kind, label: t(`constraints.kinds.${kind}`) }))}
        {...form.field('kind')}
        onChange={(kind) => form.setValues({ kind: kind ?? 'other' })}
      />
      <TextField label={t('constraints.name')} hint={t('constraints.name_hint')} {...form.field('name')} />
      <DateRange
        label={t('constraints.period')}
        hint={t('constraints.period_hint')}
        start={{ name: 'start_date', value: start_date, error: form.errorOf('start_date') }}
        end={{ name: 'end_date', value: end_date, error: form.errorOf('end_date') }}
        onChange={(start, end) => form.setValues({ start_date: start, end_date: end })}
        min={year?.start_date}
        max={year?.end_date}
      />
      {!constraint && <Repeating repeating={repeating} isTried={isTried} />}
      <div aria-live="polite">
        {inTheWay.length > 0 && (
          <Notice tone="warning" title={t('constraints.in_the_way', { count: inTheWay.length })}>
            <MissionLinks missions={inTheWay} />
          </Notice>
        )}
      </div>
      <ComboBox
        label={t('constraints.port')}
        optional
        options={ports.map((port) => ({ id: port.id, label: nameIn(language, port) }))}
        {...form.field('port_id')}
      />
    </FormDialog>
  );
};
