import type { FieldProblem } from '../../shared/field-problem.ts';
import { isHelicopterUnavailable } from '../helicopter.ts';
import type { CompletenessContext } from './context.ts';
import {
  wholeNumberField,
  type AnswersOf,
  choiceField,
  choicesField,
  headcountField,
  textField,
  assignFieldGroup,
  yesNoField,
} from './field.ts';
import { isBlank } from './required.ts';

export const fields = {
  ...assignFieldGroup('ships', {
    vessel_preference_1_id: choiceField('vessels', { required: true, exported: true }),
    vessel_preference_2_id: choiceField('vessels', { exported: true }),
    vessel_preference_justification: textField(500, { required: true, exported: true }),
  }),
  ...assignFieldGroup('berths', {
    min_science_berths: headcountField({ required: true, exported: true }),
    ideal_science_berths: headcountField({ required: true, exported: true }),
  }),
  helicopter_required: yesNoField({ required: true, exported: true }),
  ...assignFieldGroup('equipment', {
    needed_capability_ids: choicesField('capabilities', { exported: true }),
    needed_water_ids: choicesField('capabilities', { exported: true }),
    min_wire_length: wholeNumberField(12_000, { exported: true }),
    min_a_frame_load: wholeNumberField(500, { exported: true }),
    min_container_places: wholeNumberField(99, { exported: true }),
  }),
  equipment_requirements: textField(2000, { exported: true, lines: 6 }),
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

export const findProblems = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...inFleet('vessel_preference_1_id', answers, context),
  ...inFleet('vessel_preference_2_id', answers, context),
  ...sameShipTwice(answers),
  ...idealBelowMinimum(answers),
  ...(answers.helicopter_required && isHelicopterUnavailable(answers, context.vessels)
    ? [{ field: 'helicopter_required', code: 'no_helicopter' } as const]
    : []),
];
