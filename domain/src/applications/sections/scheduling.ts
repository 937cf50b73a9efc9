import type { FieldProblem } from '../../shared/field-problem.ts';
import type { CompletenessContext } from './context.ts';
import {
  type AnswersOf,
  choiceField,
  calendarDayField,
  quarterDaysField,
  textField,
  assignFieldGroup,
} from './field.ts';
import { findWindowProblems } from './windows.ts';

const always = { required: true, exported: true } as const;

export const fields = {
  ...assignFieldGroup('days', {
    operational_days: quarterDaysField(always),
    operating_hours_id: choiceField('operating_hours', always),
  }),
  ...assignFieldGroup('operational_window', {
    operational_window_start: calendarDayField(always),
    operational_window_end: calendarDayField(always),
  }),
  ...assignFieldGroup('preferred_start_window', {
    preferred_start_window_start: calendarDayField(always),
    preferred_start_window_end: calendarDayField(always),
  }),
  ...assignFieldGroup('mobilization', { mobilization_days: quarterDaysField(always) }),
  ...assignFieldGroup('demobilization', { demobilization_days: quarterDaysField(always) }),
  ...assignFieldGroup('mobilization', { mobilization_port_id: choiceField('ports', always) }),
  ...assignFieldGroup('demobilization', { demobilization_port_id: choiceField('ports', always) }),
  scheduling_constraints: textField(500, { exported: true }),
};

export const layout = [
  'days',
  'operational_window',
  'preferred_start_window',
  'mobilization',
  'demobilization',
  null,
] as const;

type Answers = AnswersOf<typeof fields>;

export const totalOperatingHours = (
  answers: Pick<Answers, 'operational_days' | 'operating_hours_id'>,
  operatingHours: CompletenessContext['operatingHours'],
): number | null => {
  const hours = operatingHours.find((choice) => choice.id === answers.operating_hours_id)?.hours;
  return answers.operational_days === null || hours === undefined ? null : answers.operational_days * hours;
};

const dayProblems = (answers: Answers, { settings, operatingHours }: CompletenessContext): FieldProblem[] => {
  if (answers.operational_days === 0) return [{ field: 'operational_days', code: 'only_positive' }];
  const max = settings.total_operating_hours_max;
  const total = totalOperatingHours(answers, operatingHours);
  return total !== null && total > max
    ? [{ field: 'operational_days', code: 'too_many_hours', params: { max } }]
    : [];
};

export const findProblems = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...dayProblems(answers, context),
  ...findWindowProblems(answers, context.fiscalYear),
];
