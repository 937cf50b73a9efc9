import { z } from 'zod';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { fold } from '../../shared/text.ts';
import { type AreaOfConsideration, areaOfConsiderationSchema } from '../areas-of-consideration.ts';
import { ids, text, yesNo } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { type Station, stationSchema } from '../stations.ts';
import type { CompletenessContext } from './context.ts';
import { requireAll, rowProblems } from './required.ts';

export const draft = z
  .object({
    project_area_ids: ids,
    in_foreign_waters: yesNo,
    coastal_state_ids: ids,
    indigenous_territories: text(textLimits.indigenous_territories),
    in_marine_protected_areas: yesNo,
    marine_protected_area_ids: ids,
    other_special_considerations: text(textLimits.other_special_considerations),
  })
  .partial();

export type Answers = Readonly<Required<z.infer<typeof draft>>> & {
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

/**
 * Stations are optional: moorings in transit, opportunistic sampling and surveys of a whole area have none.
 * Where foreign waters or protected areas are met, they are named.
 */
export const missing = (answers: Answers, { settings }: CompletenessContext): FieldProblem[] => [
  ...requireAll(answers, ['project_area_ids']),
  ...stationProblems(answers.stations, settings.station_limit),
  ...requireAll(answers, ['in_foreign_waters']),
  ...(answers.in_foreign_waters ? requireAll(answers, ['coastal_state_ids']) : []),
  ...requireAll(answers, ['in_marine_protected_areas']),
  ...(answers.in_marine_protected_areas ? requireAll(answers, ['marine_protected_area_ids']) : []),
  ...areaProblems(answers.areas_of_consideration),
];
