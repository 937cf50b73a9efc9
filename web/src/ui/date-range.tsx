import { useTranslation } from 'react-i18next';
import { countDaysInclusive, isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { useFormat } from '../lib/format.ts';
import { DateField } from './date-field.tsx';
import { ErrorText, type FieldProps, OptionalMark } from './field.tsx';
import styles from './date-range.module.css';
import fieldStyles from './field.module.css';

type End = { readonly name?: string; readonly value: string | null; readonly error?: string | undefined };

type DateRangeProps = Omit<FieldProps, 'name' | 'width'> & {
  readonly start: End;
  readonly end: End;
  readonly onChange: (start: string | null, end: string | null) => void;
  readonly onBlur?: () => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
};

export const DateRange = (props: DateRangeProps) => {
  const { label, hint, optional, error, start, end, onChange, onBlur, min, max, ...rest } = props;
  const { t } = useTranslation('ui');
  const { days: inWords } = useFormat();
  const known = isCalendarDay(start.value) && isCalendarDay(end.value);
  const days = known ? countDaysInclusive(start.value ?? '', end.value ?? '') : 0;
  const shared = { ...rest, ...(optional && { optional }), ...(onBlur && { onBlur }) };
  return (
    <fieldset>
      <legend className={styles['legend']}>
        {label}
        <OptionalMark optional={optional} />
      </legend>
      {hint && <p className={fieldStyles['hint']}>{hint}</p>}
      {error && (
        <p className={fieldStyles['error']}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
      <div className={styles['days']}>
        <DateField
          {...shared}
          label={t('start')}
          {...(start.name !== undefined && { name: start.name })}
          value={start.value}
          error={start.error}
          onChange={(day) => onChange(day, end.value)}
          min={min}
          max={max}
        />
        <DateField
          {...shared}
          label={t('end')}
          {...(end.name !== undefined && { name: end.name })}
          value={end.value}
          error={end.error}
          onChange={(day) => onChange(start.value, day)}
          min={isCalendarDay(start.value) ? (start.value ?? min) : min}
          max={max}
        />
      </div>
      {days > 0 && <p className={styles['note']}>{inWords(days)}</p>}
    </fieldset>
  );
};
