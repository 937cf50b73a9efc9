export const statuses = {
  draft: 1,
  submitted: 2,
  clarification_needed: 3,
  in_review: 4,
  unable_to_fulfill: 5,
  accepted: 6,
  withdrawn: 7,
} as const;

export type StatusKey = keyof typeof statuses;
export type StatusId = (typeof statuses)[StatusKey];
export const statusKeys = Object.keys(statuses) as StatusKey[];

type Transition = {
  readonly from: readonly StatusKey[];
  readonly to: StatusKey | null;
  /** Name of the required text in the request body; null if none is required. */
  readonly text: 'reason' | 'details' | null;
};

/** The same pairs of statuses are in the table `request_status_transitions`. */
export const transitions = {
  submit: { from: ['draft'], to: 'submitted', text: null },
  accept: { from: ['submitted', 'clarification_needed'], to: 'in_review', text: null },
  reject: {
    from: ['submitted', 'clarification_needed', 'in_review', 'accepted'],
    to: 'unable_to_fulfill',
    text: 'reason',
  },
  clarify: { from: ['submitted'], to: 'clarification_needed', text: 'details' },
  respond: { from: ['clarification_needed'], to: 'submitted', text: 'details' },
  withdraw: { from: ['submitted', 'clarification_needed', 'in_review'], to: 'withdrawn', text: 'reason' },
  correct: { from: ['submitted', 'clarification_needed'], to: null, text: null },
  /** From review on, an application moves with its missions; an accepted one only in an amendment. */
  reassign: {
    from: ['submitted', 'clarification_needed', 'in_review', 'accepted'],
    to: null,
    text: 'reason',
  },
  /** Happens only when the application's plan becomes final. */
  finalise: { from: ['in_review'], to: 'accepted', text: null },
} as const satisfies Record<string, Transition>;

export type TransitionAction = keyof typeof transitions;
export const transitionActions = Object.keys(transitions) as TransitionAction[];

/** The same mapping is in the SQL function `event_of_application`. */
export const eventByTransition = {
  submit: 'application.submitted',
  accept: 'application.in_review',
  reject: 'application.rejected',
  clarify: 'application.clarification_asked',
  respond: 'application.answered',
  withdraw: 'application.withdrawn',
  correct: 'application.corrected',
  reassign: 'application.reassigned',
  finalise: 'application.accepted',
} as const satisfies Record<TransitionAction, string>;

export const statusKeyOf = (id: StatusId): StatusKey => {
  const key = statusKeys.find((candidate) => statuses[candidate] === id);
  if (!key) throw new RangeError(`not a status: ${String(id)}`);
  return key;
};

export const isStatusId = (id: number): id is StatusId => statusKeys.some((key) => statuses[key] === id);

export const canTransition = (action: TransitionAction, status: StatusId): boolean => {
  const { from }: Transition = transitions[action];
  return from.some((key) => statuses[key] === status);
};

export const statusAfter = (action: TransitionAction, status: StatusId): StatusId => {
  if (!canTransition(action, status)) throw new RangeError(`${action} is not possible in status ${status}`);
  const { to } = transitions[action];
  return to === null ? status : statuses[to];
};

const isOneOf =
  (...keys: readonly StatusKey[]) =>
  (status: StatusId): boolean =>
    keys.some((key) => statuses[key] === status);

export const archivedStatuses = [
  'unable_to_fulfill',
  'accepted',
  'withdrawn',
] as const satisfies readonly StatusKey[];

/** Proponents see these applications as archived; planners can still amend accepted ones. */
export const isArchived = isOneOf(...archivedStatuses);
export const isDraft = isOneOf('draft');

export const undecidedStatuses = [
  'submitted',
  'clarification_needed',
] as const satisfies readonly StatusKey[];
export const isUndecided = isOneOf(...undecidedStatuses);

export const plannedStatuses = ['in_review', 'accepted'] as const satisfies readonly StatusKey[];
export const isPlanned = isOneOf(...plannedStatuses);

export const openStatuses = [...undecidedStatuses, 'in_review'] as const satisfies readonly StatusKey[];

export const openOrAcceptedStatuses = [...openStatuses, 'accepted'] as const satisfies readonly StatusKey[];

export const statusIdsOf = <K extends StatusKey>(keys: readonly K[]): (typeof statuses)[K][] =>
  keys.map((key) => statuses[key]);
