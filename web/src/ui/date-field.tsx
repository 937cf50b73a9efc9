import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { formatDay, formatDayRange } from '@shiptime/domain/shared/day-words';
import { useFormat } from '../lib/format.ts';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import { Icon } from './icon.tsx';
import { Loading } from './loading.tsx';
import { suggestDays, completeDayInYear, parseDay } from './parse-day.ts';
import { PlainButton } from './plain-button.tsx';
import styles from './field.module.css';
import calendarStyles from './calendar.module.css';

const DayCalendar = lazy(() =>
  import('./day-calendar.tsx').then(({ DayCalendar }) => ({ default: DayCalendar })),
);

export type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`; incomplete input is passed on, and the schema refuses it. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

type CalendarButtonProps = Pick<DateFieldProps, 'label' | 'value' | 'min' | 'max'> & {
  readonly onChoose: (day: string) => void;
  readonly isDisabled: boolean;
};

const CalendarButton = ({ label, value, onChoose, isDisabled, min, max }: CalendarButtonProps) => {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const choose = (day: string) => {
    onChoose(day);
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        className={styles['inner-button'] ?? ''}
        aria-label={t('open_calendar', { field: label })}
        isDisabled={isDisabled}
      >
        <Icon name="calendar" />
      </Button>
      <Popover className={calendarStyles['popover'] ?? ''} placement="bottom end">
        <Dialog data-dialog="calendar" aria-label={label} className={calendarStyles['dialog'] ?? ''}>
          <Suspense fallback={<Loading />}>
            <DayCalendar label={label} value={value} onChoose={choose} min={min} max={max} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};

const Meant = ({ days, onChoose }: { days: readonly string[]; onChoose: (day: string) => void }) => {
  const { t } = useTranslation('ui');
  const { language } = useFormat();
  return days.map((day) => (
    <PlainButton key={day} small onClick={() => onChoose(day)}>
      {t('day_meant', { day: formatDay(language, day) })}
    </PlainButton>
  ));
};

const useErrorWithRange = ({ error, value, min, max }: DateFieldProps) => {
  const { t } = useTranslation('ui');
  const { language } = useFormat();
  if (!error || !isCalendarDay(value) || !isCalendarDay(min) || !isCalendarDay(max)) return error;
  if (min > max || (value >= min && value <= max)) return error;
  return t('day_range', { error, range: formatDayRange(language, min, max) });
};

export const DateField = (props: DateFieldProps) => {
  const { label, name, hint, optional, width, value, onChange, onBlur, min, max, ref, ...rest } = props;
  const error = useErrorWithRange(props);
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const off = Boolean(props.isDisabled || props.isReadOnly);
  const read = (text: string) => completeDayInYear(text, min, max) ?? parseDay(text);
  const shown = typed !== null && read(typed) === value ? typed : (value ?? '');
  const type = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  const leave = () => {
    setTyped(null);
    onBlur?.();
  };
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
  };
  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      value={shown}
      onChange={type}
      onBlur={leave}
      autoComplete="off"
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(styles['field'], styles[width ?? 'short'])}
    >
      <FieldLabelAndHint
        label={label}
        hint={hint ?? t('day_format')}
        {...(optional && { optional })}
        error={error}
      />
      <Group
        className={classNames(styles['control'], styles['group'])}
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled ?? false}
      >
        <Input ref={ref} maxLength={20} />
        <CalendarButton label={label} value={value} onChoose={choose} isDisabled={off} min={min} max={max} />
      </Group>
      {error && value !== null && !off && <Meant days={suggestDays(value, min, max)} onChoose={choose} />}
    </AriaTextField>
  );
};
