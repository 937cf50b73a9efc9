import { planningParticulars } from '../../vessels/planning-particulars.ts';

export type Severity = 'error' | 'warning' | 'info';

/**
 * Errors block `final` until they are resolved or kept by a planner. An error about an
 * unscheduled mission cannot be kept.
 */
export const conflictSeverities = {
  overlap: 'error',
  constraint_overlap: 'error',
  transit_short: 'error',
  transit_impossible: 'error',
  passage_short: 'error',
  passage_impossible: 'error',
  port_call_outside: 'error',
  port_call_late: 'error',
  outside_fiscal_year: 'error',
  outside_window: 'error',
  shoulder_outside_window: 'info',
  start_not_preferred: 'warning',
  berths_minimum: 'error',
  berths_ideal: 'warning',
  berths_over: 'error',
  helicopter: 'error',
  endurance: 'error',
  range: 'error',
  port_closed: 'error',
  port_too_shallow: 'error',
  capability: 'error',
  equipment_short: 'error',
  outside_waters: 'warning',
  outside_region: 'warning',
  days_short: 'warning',
  days_over: 'info',
  not_chosen_vessel: 'warning',
  own_missions_overlap: 'warning',
  no_contingency: 'warning',
  turn_round_short: 'warning',
  unscheduled: 'error',
  not_checked: 'info',
} as const satisfies Record<string, Severity>;

export type ConflictCode = keyof typeof conflictSeverities;
export const conflictCodes = Object.keys(conflictSeverities) as readonly ConflictCode[];

export const conflictCauses = {
  transit_short: ['overruled', 'overruled_unreckoned', 'locks', 'locks_closed'],
  transit_impossible: ['no_route', 'season', 'locks_closed'],
  outside_fiscal_year: ['before', 'after'],
  start_not_preferred: ['before', 'after'],
  berths_minimum: ['vessel', 'approved'],
  berths_ideal: ['vessel', 'approved'],
  passage_short: ['port_calls', 'stations'],
  port_call_late: ['last'],
  port_closed: ['mobilization', 'demobilization', 'port_call'],
  port_too_shallow: ['mobilization', 'demobilization', 'port_call'],
  endurance: ['together'],
  equipment_short: ['wire_length', 'a_frame_load', 'container_places'],
  outside_region: ['transit'],
  not_checked: [
    ...planningParticulars,
    'mission_ports',
    'distance',
    'capabilities',
    'wire_length',
    'a_frame_load',
    'container_places',
  ],
} as const satisfies Partial<Record<ConflictCode, readonly string[]>>;

export type MissingParticular = (typeof conflictCauses.not_checked)[number];

export type ConflictParams = Readonly<Record<string, string | number>>;

export type ReasonToKeep = { readonly reason: string; readonly by: string };

export type Conflict = {
  readonly code: ConflictCode;
  readonly severity: Severity;
  readonly mission_ids: readonly number[];
  readonly constraint_id?: number;
  /** Size of the violation in days; 0 if the conflict is not about time. */
  readonly days: number;
  readonly params: ConflictParams;
  readonly kept?: ReasonToKeep;
};

export const createConflict = (
  code: ConflictCode,
  missionIds: readonly number[],
  days: number,
  params: ConflictParams = {},
  constraintId?: number,
): Conflict => {
  const found = { code, severity: conflictSeverities[code], mission_ids: missionIds, days, params };
  return constraintId === undefined ? found : { ...found, constraint_id: constraintId };
};

export const noConflicts: readonly Conflict[] = [];

export const conflictKey = (found: Conflict): string =>
  [found.code, found.mission_ids.join('+'), found.constraint_id ?? '', found.params['cause'] ?? ''].join(':');

export const isUnscheduledConflict = ({ code }: Pick<Conflict, 'code'>): boolean => code === 'unscheduled';

export const isUnresolvedError = (found: Conflict): boolean =>
  found.severity === 'error' && !isUnscheduledConflict(found) && found.kept === undefined;

export const countUnresolvedConflicts = (
  found: readonly Conflict[],
): { readonly error: number; readonly warning: number } => {
  const count = (severity: Severity) =>
    found.filter(
      (each) => each.severity === severity && !isUnscheduledConflict(each) && each.kept === undefined,
    ).length;
  return { error: count('error'), warning: count('warning') };
};
