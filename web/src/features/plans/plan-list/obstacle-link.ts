import { statusIdsOf, undecidedStatuses } from '@shiptime/domain/applications/lifecycle';
import { paths } from '#lib/paths.ts';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import type { PlanObstacle } from '@shiptime/domain/plans/wire/plan';

export const obstacleLink = (
  plan: Pick<Plan, 'id' | 'vessel_id' | 'fiscal_year_id'>,
  { code, ids }: Pick<PlanObstacle, 'code' | 'ids'>,
): string => {
  const [only] = ids;
  if (code !== 'undecided_applications')
    return paths.scheduler(plan.id, only === undefined ? {} : { mission: only });
  return only !== undefined && ids.length === 1
    ? paths.request(only)
    : paths.requests({
        vessel_id: plan.vessel_id,
        fiscal_year_id: plan.fiscal_year_id,
        status_id: statusIdsOf(undecidedStatuses).join(','),
      });
};
