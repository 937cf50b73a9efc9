import type { Plan } from '@shiptime/domain/plans/wire/plan';

/** The plan with everything that the scheduler draws. */
export type OpenPlan = Plan & Required<Pick<Plan, 'vessel' | 'fiscal_year' | 'missions' | 'constraints'>>;
