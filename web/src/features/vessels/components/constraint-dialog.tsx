import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { constraintSchema } from '@shiptime/domain/vessels/constraints';
import { nameIn } from '../../../lib/i18n.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSmallForm } from '../../../lib/small-form.ts';
import { useTask } from '../../../lib/use-task.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { DateRange } from '../../../ui/date-range.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type FiscalYearRow, useList } from '../../reference/api.ts';
import { missionsWithin } from '../planned-missions.ts';
import { MissionLinks } from './mission-links.tsx';
import { type Constraint, type ConstraintBody, saveConstraint } from '../constraint-api.ts';

type ConstraintDialogProps = {
  readonly vesselId: number;
  /** Null: a new one. */
  readonly constraint: Constraint | null;
  /** The year that is looked at: the calendar opens there. */
  readonly year: FiscalYearRow | undefined;
  readonly missions: readonly Mission[];
  readonly onClose: () => void;
};

const nothing: ConstraintBody = { name: '', start_date: null, end_date: null, port_id: null };

export const ConstraintDialog = ({
  vesselId,
  constraint,
  missions,
  year,
  onClose,
}: ConstraintDialogProps) => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const ports = useList('ports');
  const queryClient = useQueryClient();
  const initial: ConstraintBody = constraint
    ? {
        name: constraint.name,
        start_date: constraint.start_date,
        end_date: constraint.end_date,
        port_id: constraint.port_id,
      }
    : nothing;
  const form = useSmallForm<ConstraintBody>(initial, constraintSchema);
  const { run, pending, problem } = useTask('save_constraint');
  const save = async () => {
    if (!form.check()) return;
    const saved = await run(async () => {
      await saveConstraint(vesselId, form.values, constraint);
      await queryClient.invalidateQueries({ queryKey: ['constraints', vesselId] });
    });
    if (!saved) return;
    snackbar.success(t('constraints.saved'));
    onClose();
  };
  const { start_date, end_date } = form.values;
  const inTheWay = missionsWithin(missions, start_date, end_date);
  return (
    <FormDialog
      title={constraint ? t('constraints.edit') : t('constraints.add')}
      isOpen
      onClose={onClose}
      onSubmit={() => void save()}
      error={problem}
      pending={pending}
      submitLabel={t('constraints.save')}
    >
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
