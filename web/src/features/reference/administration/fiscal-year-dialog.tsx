import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { fiscalYearStartingIn, fiscalYearStartYear } from '@shiptime/domain/reference/fiscal-year';
import { instantFromWallTime } from '@shiptime/domain/reference/zoned-instant';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { useProblemText } from '#lib/problem-text.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Deadline } from '#ui/instant.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FiscalYearRow } from '../reference-api.ts';
import { useRecordCommands } from './records.ts';
import { formatInstantParts } from '#lib/format.ts';

const deadlineZones = [
  { id: 'America/Vancouver', key: 'pacific' },
  { id: 'America/Toronto', key: 'eastern' },
  { id: 'America/Halifax', key: 'atlantic' },
  { id: 'America/St_Johns', key: 'newfoundland' },
  { id: 'UTC', key: 'utc' },
] as const;

type DeadlineZone = (typeof deadlineZones)[number]['id'];

/** Local date and time in a zone, as `2027-04-30` and `23:59`. */
const wallClockOf = (instant: string, zone: DeadlineZone): { day: string; time: string } => {
  const { year, month, day, hour, minute } = formatInstantParts('en', zone, instant);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
};

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

type FiscalYearDialogProps = {
  readonly year: FiscalYearRow | null;
  readonly years: readonly FiscalYearRow[];
  readonly onClose: () => void;
};

const lastSecond = '59';

const useFiscalYear = ({ year, years, onClose }: FiscalYearDialogProps) => {
  const { t } = useTranslation('reference');
  const { save } = useRecordCommands('fiscal_years');
  const next = fiscalYearStartingIn(Math.max(...years.map(fiscalYearStartYear)) + 1);
  const before = year ?? next;
  const [zone, setZone] = useState<DeadlineZone>('America/Vancouver');
  const [clock, setClock] = useState<{ day: string | null; time: string }>(() =>
    wallClockOf(before.deadline_at, 'America/Vancouver'),
  );
  const [active, setActive] = useState(year?.active ?? true);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { day, time } = clock;
  const valid = isCalendarDay(day) && isTime(time);
  const deadline = valid ? instantFromWallTime(day ?? '', `${time}:${lastSecond}`, zone) : null;
  const moved = deadline !== null && Date.parse(deadline) !== Date.parse(before.deadline_at);
  const asksReason = year !== null && moved;
  const needsReason = asksReason && reason.trim() === '';
  const { run, pending, error, problem } = useApiMutation('save_record', {
    mutationFn: () =>
      save(
        {
          ...(year ? {} : { start_date: next.start_date }),
          ...(moved && { deadline_at: deadline }),
          active,
          ...(asksReason && { reason: reason.trim() }),
        },
        year,
      ),
    onSuccess: () => {
      snackbar.success(t('record.saved'));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (deadline !== null && !needsReason) void run();
  };
  return {
    dialog: {
      title: year ? t('years.edit', { name: year.name }) : t('years.add_named', { name: next.name }),
      onSubmit: submit,
      error: problem,
      pending,
    },
    clock,
    setClock,
    zone,
    setZone,
    active,
    setActive,
    reason,
    setReason,
    tried,
    deadline,
    asksReason,
    needsReason,
    error,
  };
};

export const FiscalYearDialog = ({ year, years, onClose }: FiscalYearDialogProps) => {
  const { t } = useTranslation('reference');
  const problemText = useProblemText();
  const entered = useFiscalYear({ year, years, onClose });
  const { clock, setClock, zone, setZone, active, setActive, reason, setReason } = entered;
  const { tried, deadline, asksReason, needsReason, error } = entered;
  return (
    <FormDialog
      name="fiscal-year"
      isOpen
      onClose={onClose}
      {...entered.dialog}
      submitLabel={t('record.save')}
    >
      <DateField
        label={t('years.deadline_day')}
        name="deadline_day"
        value={clock.day}
        onChange={(value) => setClock({ ...clock, day: value })}
        error={tried && !isCalendarDay(clock.day) ? problemText({ code: 'invalid_date' }) : undefined}
      />
      <TextField
        label={t('years.deadline_time')}
        hint={t('years.deadline_time_hint')}
        name="deadline_time"
        width="short"
        value={clock.time}
        onChange={(value) => setClock({ ...clock, time: value })}
        error={tried && !isTime(clock.time) ? problemText({ code: 'invalid' }) : undefined}
      />
      <Select
        label={t('years.zone')}
        name="deadline_zone"
        options={deadlineZones.map(({ id, key }) => ({ id, label: t(`zones.${key}`) }))}
        value={zone}
        placeholder={null}
        onChange={(chosen) => setZone(chosen ?? zone)}
      />
      {deadline && (
        <p>
          {t('years.deadline_is')} <Deadline at={deadline} />
        </p>
      )}
      {asksReason && (
        <TextArea
          label={t('years.reason')}
          hint={t('years.reason_hint')}
          name="reason"
          max={reasonLimit}
          value={reason}
          onChange={setReason}
          error={tried && needsReason ? problemText({ code: 'required' }) : error?.field('reason')}
        />
      )}
      <Checkbox label={t('fields.active')} name="active" value={active} onChange={setActive} />
    </FormDialog>
  );
};
