import type { Plan } from '@shiptime/domain/plans/wire/plan';

export type LoadedPlan = Plan & Required<Pick<Plan, 'vessel' | 'fiscal_year' | 'missions' | 'constraints'>>;
