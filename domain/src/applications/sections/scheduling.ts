import type { FieldProblem } from '../../shared/field-problem.ts';
import type { CompletenessContext } from './context.ts';
import { type AnswersOf, choice, day, days, text, under } from './field.ts';
import { windowProblems } from './windows.ts';

const always = { required: true, exported: true } as const;

export const fields = {
  ...under('days', {
    operational_days: days(always),
    operating_hours_id: choice('operating_hours', always),
  }),
  ...under('operational_window', {
    operational_window_start: day(always),
    operational_window_end: day(always),
  }),
  ...under('preferred_start_window', {
    preferred_start_window_start: day(always),
    preferred_start_window_end: day(always),
  }),
  ...under('mobilization', { mobilization_days: days(always) }),
  ...under('demobilization', { demobilization_days: days(always) }),
  ...under('mobilization', { mobilization_port_id: choice('ports', always) }),
  ...under('demobilization', { demobilization_port_id: choice('ports', always) }),
  scheduling_constraints: text(500, { exported: true }),
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

export const totalHours = (
  answers: Pick<Answers, 'operational_days' | 'operating_hours_id'>,
  operatingHours: CompletenessContext['operatingHours'],
): number | null => {
  const hours = operatingHours.find((choice) => choice.id === answers.operating_hours_id)?.hours;
  return answers.operational_days === null || hours === undefined ? null : answers.operational_days * hours;
};

const dayProblems = (answers: Answers, { settings, operatingHours }: CompletenessContext): FieldProblem[] => {
  if (answers.operational_days === 0) return [{ field: 'operational_days', code: 'only_positive' }];
  const max = settings.total_operating_hours_max;
  const total = totalHours(answers, operatingHours);
  return total !== null && total > max
    ? [{ field: 'operational_days', code: 'too_many_hours', params: { max } }]
    : [];
};

export const rules = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...dayProblems(answers, context),
  ...windowProblems(answers, context.fiscalYear),
];
