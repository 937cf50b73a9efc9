import { z } from 'zod';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { berths, id, text, yesNo } from '../fields.ts';
import { helicopterImpossible } from '../helicopter.ts';
import { textLimits } from '../limits.ts';
import type { CompletenessContext } from './context.ts';
import { isBlank, requireAll } from './required.ts';

export const draft = z
  .object({
    vessel_preference_1_id: id,
    vessel_preference_2_id: id,
    vessel_preference_justification: text(textLimits.vessel_preference_justification),
    min_science_berths: berths,
    ideal_science_berths: berths,
    helicopter_required: yesNo,
    equipment_requirements: text(textLimits.equipment_requirements),
  })
  .partial();

export type Answers = Readonly<Required<z.infer<typeof draft>>>;

/** A ship that has left the fleet since it was chosen cannot be asked for. */
const inFleet = (
  field: 'vessel_preference_1_id' | 'vessel_preference_2_id',
  answers: Answers,
  { vessels }: CompletenessContext,
): FieldProblem[] => {
  const chosen = answers[field];
  if (isBlank(chosen) || vessels.some((vessel) => vessel.id === chosen && vessel.active)) return [];
  return [{ field, code: 'unknown_choice' }];
};

const sameShipTwice = (answers: Answers): FieldProblem[] =>
  !isBlank(answers.vessel_preference_2_id) &&
  answers.vessel_preference_2_id === answers.vessel_preference_1_id
    ? [{ field: 'vessel_preference_2_id', code: 'not_unique' }]
    : [];

const idealBelowMinimum = ({
  min_science_berths: min,
  ideal_science_berths: ideal,
}: Answers): FieldProblem[] =>
  min !== null && ideal !== null && ideal < min
    ? [{ field: 'ideal_science_berths', code: 'too_small', params: { min } }]
    : [];

/**
 * The second preference and the equipment are optional. The justification is not: it says why this ship, or why no
 * other would serve.
 */
export const missing = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...requireAll(answers, ['vessel_preference_1_id']),
  ...inFleet('vessel_preference_1_id', answers, context),
  ...inFleet('vessel_preference_2_id', answers, context),
  ...sameShipTwice(answers),
  ...requireAll(answers, [
    'vessel_preference_justification',
    'min_science_berths',
    'ideal_science_berths',
    'helicopter_required',
  ]),
  ...idealBelowMinimum(answers),
  ...(answers.helicopter_required && helicopterImpossible(answers, context.vessels)
    ? [{ field: 'helicopter_required', code: 'no_helicopter' } as const]
    : []),
];
