import type { FieldProblem } from '../../shared/field-problem.ts';
import { foldText } from '../../shared/text.ts';
import { type AreaOfConsideration, areaOfConsiderationSchema } from '../areas-of-consideration.ts';
import { type Station, stationInputSchema } from '../stations.ts';
import { isInForeignWaters, isInProtectedAreas } from './conditions.ts';
import type { CompletenessContext } from './context.ts';
import { choicesField, textField, assignFieldGroup, yesNoField } from './field.ts';
import { findRowProblems } from './required.ts';

export const fields = {
  project_area_ids: choicesField('project_areas', { required: true, exported: true }),
  ...assignFieldGroup('waters', {
    in_foreign_waters: yesNoField({ required: true }),
    coastal_state_ids: choicesField('coastal_states', {
      required: true,
      asked: isInForeignWaters,
      exported: true,
    }),
    indigenous_territories: textField(1000, { lines: 3 }),
    in_marine_protected_areas: yesNoField({ required: true }),
    marine_protected_area_ids: choicesField('marine_protected_areas', {
      required: true,
      asked: isInProtectedAreas,
      exported: true,
    }),
    other_special_considerations: textField(1000, { lines: 3 }),
  }),
};

export const layout = [null, { part: 'stations' }, 'waters', { part: 'areas_of_consideration' }] as const;

type Parts = {
  readonly stations: readonly Station[];
  readonly areas_of_consideration: readonly AreaOfConsideration[];
};

const stationProblems = (stations: readonly Station[], max: number): FieldProblem[] => [
  ...(stations.length > max ? [{ field: 'stations', code: 'too_many', params: { max } } as const] : []),
  ...findRowProblems('stations', stations, stationInputSchema),
];

const areaProblems = (areas: readonly AreaOfConsideration[]): FieldProblem[] => {
  const names = areas.map((area) => foldText(area.name ?? '').trim());
  return [
    ...findRowProblems('areas_of_consideration', areas, areaOfConsiderationSchema),
    ...names.flatMap((name, index): FieldProblem[] =>
      name !== '' && names.indexOf(name) < index
        ? [{ field: `areas_of_consideration.${index}.name`, code: 'not_unique' }]
        : [],
    ),
  ];
};

export const findProblems = (answers: Parts, { settings }: CompletenessContext): FieldProblem[] => [
  ...stationProblems(answers.stations, settings.station_limit),
  ...areaProblems(answers.areas_of_consideration),
];
