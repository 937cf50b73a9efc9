import { planningNeeds } from '../../vessels/planning-needs.ts';

export type Severity = 'error' | 'warning' | 'info';

/**
 * What can be wrong with a plan, and how badly. An error stands in the way of `final` until it is gone or kept
 * knowingly; an unscheduled mission cannot be kept, and stands in the way of that step only.
 */
export const conflictSeverities = {
  overlap: 'error',
  constraint_overlap: 'error',
  transit_short: 'error',
  transit_impossible: 'error',
  passage_short: 'error',
  passage_impossible: 'error',
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
  /** A particular of a vessel, a mission or a port is unknown, so that a rule could not be asked. */
  not_checked: 'info',
} as const satisfies Record<string, Severity>;

export type ConflictCode = keyof typeof conflictSeverities;
export const conflictCodes = Object.keys(conflictSeverities) as readonly ConflictCode[];

/** Codes that come in several sentences say which in `params.cause`. */
export const conflictCauses = {
  transit_short: ['overruled', 'overruled_unreckoned', 'locks', 'locks_closed'],
  transit_impossible: ['no_route', 'season', 'locks_closed'],
  outside_fiscal_year: ['before', 'after'],
  start_not_preferred: ['before', 'after'],
  berths_minimum: ['vessel', 'approved'],
  berths_ideal: ['vessel', 'approved'],
  port_closed: ['mobilization', 'demobilization'],
  port_too_shallow: ['mobilization', 'demobilization'],
  endurance: ['together'],
  equipment_short: ['wire_length', 'a_frame_load', 'container_places'],
  outside_region: ['transit'],
  not_checked: [
    ...planningNeeds,
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

/** Someone knows of the conflict and lets it stand. */
export type Kept = { readonly reason: string; readonly by: string };

export type Conflict = {
  readonly code: ConflictCode;
  readonly severity: Severity;
  /** Those concerned, the one that a planner would change last. */
  readonly mission_ids: readonly number[];
  readonly constraint_id?: number;
  /** The size of the violation in days; 0 where it is not one of time. */
  readonly days: number;
  /** For the sentence: numbers, days as `YYYY-MM-DD`, ids of ports. */
  readonly params: ConflictParams;
  readonly kept?: Kept;
};

export const conflict = (
  code: ConflictCode,
  missionIds: readonly number[],
  days: number,
  params: ConflictParams = {},
  constraintId?: number,
): Conflict => {
  const found = { code, severity: conflictSeverities[code], mission_ids: missionIds, days, params };
  return constraintId === undefined ? found : { ...found, constraint_id: constraintId };
};

/** Every clean rule answers with this one, so that a clean plan costs nothing. */
export const clean: readonly Conflict[] = [];

/** Tells one conflict of a plan from another; the same after it has grown or shrunk. */
export const conflictKey = (found: Conflict): string =>
  [found.code, found.mission_ids.join('+'), found.constraint_id ?? '', found.params['cause'] ?? ''].join(':');

/** A mission to place: work that waits, and no error of the plan. */
export const isToPlace = ({ code }: Pick<Conflict, 'code'>): boolean => code === 'unscheduled';

/** Stands in the way of a final plan. */
export const isUnresolved = (found: Conflict): boolean =>
  found.severity === 'error' && !isToPlace(found) && found.kept === undefined;

/** What nobody keeps knowingly, as every page counts it: in the list of plans, on a plan, of a vessel, of a mission. */
export const countOpen = (
  found: readonly Conflict[],
): { readonly error: number; readonly warning: number } => {
  const count = (severity: Severity) =>
    found.filter((each) => each.severity === severity && !isToPlace(each) && each.kept === undefined).length;
  return { error: count('error'), warning: count('warning') };
};
