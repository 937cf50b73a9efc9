import type { FieldProblem } from '../../shared/field-problem.ts';
import { fold } from '../../shared/text.ts';
import { type AreaOfConsideration, areaOfConsiderationSchema } from '../areas-of-consideration.ts';
import { type Station, stationSchema } from '../stations.ts';
import { foreignWaters, protectedAreas } from './conditions.ts';
import type { CompletenessContext } from './context.ts';
import { choices, text, under, yesNo } from './field.ts';
import { rowProblems } from './required.ts';

/** Stations are optional: moorings in transit and area surveys have none. */
export const fields = {
  project_area_ids: choices('project_areas', { required: true, exported: true }),
  ...under('waters', {
    in_foreign_waters: yesNo({ required: true }),
    coastal_state_ids: choices('coastal_states', { required: true, asked: foreignWaters, exported: true }),
    indigenous_territories: text(1000, { lines: 3 }),
    in_marine_protected_areas: yesNo({ required: true }),
    marine_protected_area_ids: choices('marine_protected_areas', {
      required: true,
      asked: protectedAreas,
      exported: true,
    }),
    other_special_considerations: text(1000, { lines: 3 }),
  }),
};

export const layout = [null, { part: 'stations' }, 'waters', { part: 'areas_of_consideration' }] as const;

type Parts = {
  readonly stations: readonly Station[];
  readonly areas_of_consideration: readonly AreaOfConsideration[];
};

const stationProblems = (stations: readonly Station[], max: number): FieldProblem[] => [
  ...(stations.length > max ? [{ field: 'stations', code: 'too_many', params: { max } } as const] : []),
  ...rowProblems('stations', stations, stationSchema),
];

const areaProblems = (areas: readonly AreaOfConsideration[]): FieldProblem[] => {
  const names = areas.map((area) => fold(area.name ?? '').trim());
  return [
    ...rowProblems('areas_of_consideration', areas, areaOfConsiderationSchema),
    ...names.flatMap((name, index): FieldProblem[] =>
      name !== '' && names.indexOf(name) < index
        ? [{ field: `areas_of_consideration.${index}.name`, code: 'not_unique' }]
        : [],
    ),
  ];
};

export const rules = (answers: Parts, { settings }: CompletenessContext): FieldProblem[] => [
  ...stationProblems(answers.stations, settings.station_limit),
  ...areaProblems(answers.areas_of_consideration),
];
