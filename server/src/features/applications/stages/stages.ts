import {
  archivedStatuses,
  statusKeyOf,
  statuses,
  type StatusKey,
} from '@shiptime/domain/applications/lifecycle';
import { type StageName, stageNames, type stageActors } from '@shiptime/domain/applications/wire/stages';
import { type Instant, isAtOrAfter } from '@shiptime/domain/shared/instant';

export type StageFacts = {
  readonly status_id: (typeof statuses)[StatusKey];
  readonly created_at: Instant;
  readonly submitted_at: Instant | null;
  readonly deadline_at: Instant;
  readonly now: Instant;
  readonly accepted_at: Instant | null;
  readonly archived_at: Instant | null;
  readonly level: 'regional' | 'national' | 'executive' | 'final' | null;
  readonly since: Readonly<Partial<Record<'national' | 'executive' | 'final', Instant>>>;
  readonly has_proposed_correction: boolean;
  readonly report: {
    readonly state: 'due' | 'submitted' | 'closed';
    readonly submitted_at: Instant | null;
  } | null;
};

const levelStages = {
  regional: 'regional_plan',
  national: 'national_review',
  executive: 'executive_review',
  final: 'final_plan',
} as const;

const holders: Record<StageName, (typeof stageActors)[number] | null> = {
  draft: 'proponents',
  waiting_for_deadline: null,
  coordinator_decision: 'coordinators',
  regional_plan: 'coordinators',
  national_review: 'national',
  executive_review: 'administrators',
  final_plan: null,
  voyage_report: 'proponents',
};

const isEnded = ({ status_id }: StageFacts): boolean =>
  archivedStatuses.some((key) => statuses[key] === status_id);

/** True once past the deadline, refused or withdrawn. */
const isDecided = (facts: StageFacts): boolean => isEnded(facts) || isAtOrAfter(facts.now, facts.deadline_at);

const currentStage = (facts: StageFacts): StageName => {
  if (facts.status_id === statuses.draft) return 'draft';
  if (facts.report) return 'voyage_report';
  if (facts.status_id === statuses.accepted) return 'final_plan';
  if (facts.accepted_at !== null) return levelStages[facts.level ?? 'regional'];
  return isDecided(facts) ? 'coordinator_decision' : 'waiting_for_deadline';
};

const later = (a: Instant | null, b: Instant): Instant | null => (a !== null && isAtOrAfter(a, b) ? a : b);

const startOf = (stage: StageName, facts: StageFacts): Instant | null => {
  if (stage === 'draft') return facts.created_at;
  if (stage === 'waiting_for_deadline') return facts.submitted_at;
  if (stage === 'coordinator_decision')
    return isAtOrAfter(facts.now, facts.deadline_at)
      ? later(facts.submitted_at, facts.deadline_at)
      : facts.archived_at;
  if (stage === 'regional_plan') return facts.accepted_at;
  if (stage === 'final_plan' && facts.status_id === statuses.accepted) return facts.archived_at;
  if (stage === 'voyage_report') return facts.report?.submitted_at ?? null;
  const level = { national_review: 'national', executive_review: 'executive', final_plan: 'final' } as const;
  return facts.since[level[stage]] ?? null;
};

/** At any stage, an open question waits for proponents and a proposed correction for coordinators. */
const holderOf = ({ status_id, has_proposed_correction }: StageFacts, current: StageName) => {
  if (status_id === statuses.clarification_needed) return 'proponents';
  return has_proposed_correction ? 'coordinators' : holders[current];
};

export const deriveStages = (facts: StageFacts) => {
  const current = currentStage(facts);
  const ended = isEnded(facts);
  const sails = facts.status_id === statuses.accepted;
  const at = stageNames.indexOf(current);
  const state = (index: number) => {
    if (index < at) return 'done' as const;
    if (index > at) return ended && !sails ? ('not_reached' as const) : ('to_come' as const);
    return (ended && facts.report === null) || facts.report?.submitted_at
      ? ('done' as const)
      : ('current' as const);
  };
  return {
    current,
    outcome: ended ? statusKeyOf(facts.status_id) : null,
    outcome_at: facts.archived_at,
    waiting_for: ended ? null : holderOf(facts, current),
    next: ended ? null : (stageNames[at + 1] ?? null),
    next_at: current === 'draft' || current === 'waiting_for_deadline' ? facts.deadline_at : null,
    chain: stageNames.map((stage, index) => ({
      stage,
      state: state(index),
      started_at: index <= at ? startOf(stage, facts) : null,
    })),
  };
};
