import { z } from 'zod';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { id, text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { requireAll } from './required.ts';

export const draft = z
  .object({
    executive_summary: text(textLimits.executive_summary),
    impact_statement: text(textLimits.impact_statement),
    mission_objectives: text(textLimits.mission_objectives),
    project_type_id: id,
    project_type_note: text(textLimits.project_type_note),
    thematic_area_id: id,
  })
  .partial();

export type Answers = Readonly<Required<z.infer<typeof draft>>>;

/** Everything but the note on the project's type. */
export const missing = (answers: Answers): FieldProblem[] =>
  requireAll(answers, [
    'executive_summary',
    'impact_statement',
    'mission_objectives',
    'project_type_id',
    'thematic_area_id',
  ]);
