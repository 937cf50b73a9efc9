export const reviewLevels = ['regional', 'national', 'executive', 'final'] as const;
export type ReviewLevel = (typeof reviewLevels)[number];

export const planSteps = ['send_to_national', 'send_to_executive', 'set_final', 'return', 'reopen'] as const;
export type PlanStep = (typeof planSteps)[number];

/** The same mapping is in the SQL function `event_of_plan`. */
export const eventTypeByPlanStep = {
  send_to_national: 'plan.sent_to_national',
  send_to_executive: 'plan.sent_to_executive',
  set_final: 'plan.final',
  return: 'plan.returned',
  reopen: 'plan.reopened',
} as const satisfies Record<PlanStep, string>;

export const planTransitions = {
  regional: { send_to_national: 'national' },
  national: { send_to_executive: 'executive', return: 'regional' },
  executive: { set_final: 'final', return: 'national' },
  final: { reopen: 'executive' },
} as const satisfies Record<ReviewLevel, Partial<Record<PlanStep, ReviewLevel>>>;

export const amendmentLevels = [
  'regional',
  'national',
  'executive',
] as const satisfies readonly ReviewLevel[];
export type AmendmentLevel = (typeof amendmentLevels)[number];

export const planStepsRequiringReason = ['return', 'reopen'] as const satisfies readonly PlanStep[];

export type PlanStepDown = (typeof planStepsRequiringReason)[number];
export const isStepDown = (step: PlanStep): step is PlanStepDown =>
  planStepsRequiringReason.some((name) => name === step);

export type PlanStepUp = Exclude<PlanStep, PlanStepDown>;

export const nextLevel = (level: ReviewLevel, step: PlanStep): ReviewLevel | null => {
  const steps: Partial<Record<PlanStep, ReviewLevel>> = planTransitions[level];
  return steps[step] ?? null;
};

export const nextStepUp = (level: ReviewLevel): PlanStep | null =>
  planSteps.find((step) => {
    const to = nextLevel(level, step);
    return to !== null && reviewLevels.indexOf(to) > reviewLevels.indexOf(level);
  }) ?? null;

export const isReviewLevel = (text: unknown): text is ReviewLevel =>
  reviewLevels.some((level) => level === text);
