/** The review levels of a vessel plan, from the region up; `review_level` on the wire and in the database. */
export const reviewLevels = ['regional', 'national', 'executive', 'final'] as const;
export type ReviewLevel = (typeof reviewLevels)[number];

export const planSteps = ['send_to_national', 'send_to_executive', 'set_final', 'return', 'reopen'] as const;
export type PlanStep = (typeof planSteps)[number];

/** Mirrors the SQL function `event_of_plan`. */
export const eventOfStep = {
  send_to_national: 'plan.sent_to_national',
  send_to_executive: 'plan.sent_to_executive',
  set_final: 'plan.final',
  return: 'plan.returned',
  reopen: 'plan.reopened',
} as const satisfies Record<PlanStep, string>;

/** Where each step leads from each level. Every step up or down also takes a version by itself. */
export const planTransitions = {
  regional: { send_to_national: 'national' },
  national: { send_to_executive: 'executive', return: 'regional' },
  executive: { set_final: 'final', return: 'national' },
  final: { reopen: 'executive' },
} as const satisfies Record<ReviewLevel, Partial<Record<PlanStep, ReviewLevel>>>;

/** Levels at which an amendment of a final plan can open. */
export const amendmentLevels = [
  'regional',
  'national',
  'executive',
] as const satisfies readonly ReviewLevel[];
export type AmendmentLevel = (typeof amendmentLevels)[number];

/** Steps that are taken only with a reason in words. */
export const stepsWithReason = ['return', 'reopen'] as const satisfies readonly PlanStep[];

export type StepDown = (typeof stepsWithReason)[number];
export const isStepDown = (step: PlanStep): step is StepDown => stepsWithReason.some((name) => name === step);

/** Those that lead up, by a pre-flight. */
export type StepUp = Exclude<PlanStep, StepDown>;

/** Null where the step does not exist at that level. */
export const nextLevel = (level: ReviewLevel, step: PlanStep): ReviewLevel | null => {
  const steps: Partial<Record<PlanStep, ReviewLevel>> = planTransitions[level];
  return steps[step] ?? null;
};

/** The step that takes a plan one level up, or null at the top. */
export const stepUp = (level: ReviewLevel): PlanStep | null =>
  planSteps.find((step) => {
    const to = nextLevel(level, step);
    return to !== null && reviewLevels.indexOf(to) > reviewLevels.indexOf(level);
  }) ?? null;

export const isReviewLevel = (text: unknown): text is ReviewLevel =>
  reviewLevels.some((level) => level === text);
