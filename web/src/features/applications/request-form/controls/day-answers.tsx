import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { DateField } from '#ui/date-field.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { useBoundField } from './bound-field.ts';

type DayAnswerProps = {
  readonly field: ApplicationField;
  readonly optional?: boolean;
  readonly notBefore?: ApplicationField;
  readonly notAfter?: ApplicationField;
};

const useDay = (field: ApplicationField | undefined): string | null => {
  const [value] = useAnswer<string>(field ?? '');
  return isCalendarDay(value) ? value : null;
};

export const DayAnswer = ({ field, optional = false, notBefore, notAfter }: DayAnswerProps) => {
  const { value, set, props } = useBoundField<string>(field);
  const { start_date, end_date } = useFormModel().context.fiscalYear;
  const [from, to] = [useDay(notBefore), useDay(notAfter)];
  const min = from !== null && from > start_date && from <= end_date ? from : start_date;
  const max = to !== null && to < end_date && to >= min ? to : end_date;
  return (
    <AnswerFrame field={field} bound={props} text={value}>
      <DateField
        {...props}
        {...(optional && { optional })}
        value={value}
        onChange={set}
        min={min}
        max={max}
      />
    </AnswerFrame>
  );
};
