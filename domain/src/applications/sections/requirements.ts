import type { FieldProblem } from '../../shared/field-problem.ts';
import { helicopterImpossible } from '../helicopter.ts';
import type { CompletenessContext } from './context.ts';
import { amount, type AnswersOf, choice, choices, people, text, under, yesNo } from './field.ts';
import { isBlank } from './required.ts';

/** Second vessel and equipment are optional; the justification is required. */
export const fields = {
  ...under('ships', {
    vessel_preference_1_id: choice('vessels', { required: true, exported: true }),
    vessel_preference_2_id: choice('vessels', { exported: true }),
    vessel_preference_justification: text(500, { required: true, exported: true }),
  }),
  ...under('berths', {
    min_science_berths: people({ required: true, exported: true }),
    ideal_science_berths: people({ required: true, exported: true }),
  }),
  helicopter_required: yesNo({ required: true, exported: true }),
  ...under('equipment', {
    needed_capability_ids: choices('capabilities', { exported: true }),
    needed_water_ids: choices('capabilities', { exported: true }),
    min_wire_length: amount(12_000, { exported: true }),
    min_a_frame_load: amount(500, { exported: true }),
    min_container_places: amount(99, { exported: true }),
  }),
  equipment_requirements: text(2000, { exported: true, lines: 6 }),
};

export const layout = ['berths', 'equipment', null, 'ships'] as const;

type Answers = AnswersOf<typeof fields>;

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

export const rules = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...inFleet('vessel_preference_1_id', answers, context),
  ...inFleet('vessel_preference_2_id', answers, context),
  ...sameShipTwice(answers),
  ...idealBelowMinimum(answers),
  ...(answers.helicopter_required && helicopterImpossible(answers, context.vessels)
    ? [{ field: 'helicopter_required', code: 'no_helicopter' } as const]
    : []),
];
