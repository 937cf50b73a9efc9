import { z } from 'zod';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { day, id, quarterDays, text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import type { CompletenessContext } from './context.ts';
import { requireAll } from './required.ts';
import { windowProblems } from './windows.ts';

export const draft = z
  .object({
    operational_days: quarterDays,
    operating_hours_id: id,
    operational_window_start: day,
    operational_window_end: day,
    preferred_start_window_start: day,
    preferred_start_window_end: day,
    mobilization_days: quarterDays,
    demobilization_days: quarterDays,
    mobilization_port_id: id,
    demobilization_port_id: id,
    scheduling_constraints: text(textLimits.scheduling_constraints),
  })
  .partial();

export type Answers = Readonly<Required<z.infer<typeof draft>>>;

/** Operational days times hours a day; null while either is unknown. */
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

/** Mobilization and demobilization may take no time at all (0), but that has to be said. */
export const missing = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...requireAll(answers, [
    'operational_days',
    'operating_hours_id',
    'operational_window_start',
    'operational_window_end',
    'preferred_start_window_start',
    'preferred_start_window_end',
    'mobilization_days',
    'demobilization_days',
    'mobilization_port_id',
    'demobilization_port_id',
  ]),
  ...dayProblems(answers, context),
  ...windowProblems(answers, context.fiscalYear),
];
