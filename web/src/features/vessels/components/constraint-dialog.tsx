import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import {
  constraintKinds,
  constraintSchema,
  happensInPort,
  findOverlappingPeriods,
  requireWithinYears,
} from '@shiptime/domain/vessels/constraints';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import type { Language } from '@shiptime/domain/shared/text';
import { nameInLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { DateRange } from '#ui/date-range.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextField } from '#ui/text-field.tsx';
import { type FiscalYearRow, useReferenceList } from '#features/reference/reference-api.ts';
import { findMissionsInPeriod } from '../planned-missions.ts';
import { MissionLinks } from './mission-links.tsx';
import { RecurrenceFields, useRecurrenceFields } from './recurrence-fields.tsx';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { type ConstraintBody, saveConstraint } from '../constraint-api.ts';

type ConstraintDialogProps = {
  readonly vesselId: number;
  readonly constraint: Constraint | null;
  readonly year: FiscalYearRow | undefined;
  readonly missions: readonly Mission[];
  readonly existing: readonly Constraint[];
  readonly homePortId: number | null;
  readonly onClose: () => void;
};

const nothing: ConstraintBody = {
  name: '',
  name_en: null,
  name_fr: null,
  start_date: null,
  end_date: null,
  port_id: null,
  kind: 'other',
};

const bothNames = ({ name, name_en, name_fr }: Constraint, language: Language) => {
  const known = { name, name_en, name_fr };
  return name_en || name_fr ? known : { ...known, [`name_${detectLanguage(name) ?? language}`]: name };
};

const useConstraint = ({ vesselId, constraint, homePortId, onClose }: ConstraintDialogProps) => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const years = useReferenceList('fiscal_years');
  const queryClient = useQueryClient();
  const initial: ConstraintBody = constraint
    ? {
        ...bothNames(constraint, language),
        start_date: constraint.start_date,
        end_date: constraint.end_date,
        port_id: constraint.port_id ?? (happensInPort(constraint.kind) ? homePortId : null),
        kind: constraint.kind,
      }
    : nothing;
  const form = useDialogForm<ConstraintBody>(
    initial,
    years.length > 0 ? requireWithinYears(constraintSchema, years) : constraintSchema,
  );
  const repeating = useRecurrenceFields(form.values);
  const { repeat, times } = repeating;
  const [isTried, setIsTried] = useState(false);
  const { run, pending, problem } = useApiMutation('save_constraint', {
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
  const chooseKind = (chosen: ConstraintBody['kind'] | null) => {
    const kind = chosen ?? 'other';
    const port_id = form.values.port_id ?? (happensInPort(kind) ? homePortId : null);
    form.setValues({ kind, port_id });
  };
  return { form, chooseKind, repeating, isTried, save, pending, problem };
};

type WhereProps = Pick<ReturnType<typeof useConstraint>, 'form'>;

const BothNames = ({ form }: WhereProps) => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const other = language === 'en' ? 'fr' : 'en';
  const field = (of: Language) => {
    const { value, error, ...rest } = form.field(`name_${of}`);
    const set = (text: string) => {
      const names = { ...form.values, [`name_${of}`]: text || null };
      form.setValues({ ...names, name: names[`name_${language}`] ?? '' });
    };
    return { ...rest, value: value ?? '', onChange: set, error };
  };
  const own = field(language);
  return (
    <>
      <TextField
        label={t(`constraints.name_${language}`)}
        hint={t('constraints.name_hint')}
        {...own}
        error={own.error ?? form.errorOf('name')}
      />
      <TextField
        label={t(`constraints.name_${other}`)}
        hint={t('constraints.other_name_hint')}
        optional
        {...field(other)}
      />
    </>
  );
};

const Where = ({ form }: WhereProps) => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const ports = useReferenceList('ports');
  const needsPort = happensInPort(form.values.kind);
  return (
    <ComboBox
      label={t('constraints.port')}
      hint={t(needsPort ? 'constraints.port_hint' : 'constraints.no_port_hint')}
      optional={!needsPort}
      options={ports.map((port) => ({ id: port.id, label: nameInLanguage(language, port) }))}
      {...form.field('port_id')}
    />
  );
};

const OnTheseDays = ({
  constraint,
  existing,
  missions,
  times,
}: Pick<ConstraintDialogProps, 'constraint' | 'existing' | 'missions'> & {
  readonly times: ReturnType<typeof useRecurrenceFields>['times'];
}) => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const inTheWay = missions.filter((mission) =>
    times.some((days) => findMissionsInPeriod([mission], days.start_date, days.end_date).length > 0),
  );
  const under = existing.filter(
    (each) =>
      each.id !== constraint?.id && times.some((days) => findOverlappingPeriods(days, [each]).length > 0),
  );
  return (
    <div aria-live="polite">
      {inTheWay.length > 0 && (
        <Notice tone="warning" title={t('constraints.in_the_way', { count: inTheWay.length })}>
          <MissionLinks missions={inTheWay} />
        </Notice>
      )}
      {under.length > 0 && (
        <Notice tone="warning" title={t('constraints.over_others', { count: under.length })}>
          <ul>
            {under.map(({ id, start_date: start, end_date: end, ...each }) => (
              <li key={id}>{t('constraints.piece', { name: constraintName(each, language), start, end })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};

export const ConstraintDialog = (props: ConstraintDialogProps) => {
  const { constraint, existing, missions, year, onClose } = props;
  const { t } = useTranslation('vessels');
  const { form, chooseKind, repeating, isTried, save, pending, problem } = useConstraint(props);
  const { start_date, end_date } = form.values;
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
        onChange={chooseKind}
      />
      <BothNames form={form} />
      <DateRange
        label={t('constraints.period')}
        hint={t('constraints.period_hint')}
        start={{ name: 'start_date', value: start_date, error: form.errorOf('start_date') }}
        end={{ name: 'end_date', value: end_date, error: form.errorOf('end_date') }}
        onChange={(start, end) => form.setValues({ start_date: start, end_date: end })}
        min={year?.start_date}
        max={year?.end_date}
      />
      {!constraint && <RecurrenceFields repeating={repeating} isTried={isTried} />}
      <OnTheseDays {...{ constraint, existing, missions }} times={repeating.times} />
      <Where form={form} />
    </FormDialog>
  );
};
