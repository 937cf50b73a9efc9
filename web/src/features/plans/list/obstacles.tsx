import { useTranslation } from 'react-i18next';
import { stepUp } from '@shiptime/domain/plans/lifecycle';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { Obstacle, Plan } from '../plan.ts';

const hrefOf = (plan: Plan, { code, ids }: Obstacle): string => {
  const [only] = ids;
  if (code === 'undecided_applications')
    return ids.length === 1 ? paths.request(only) : paths.requests({ vesselId: plan.vessel_id });
  return paths.scheduler(plan.id, only === undefined ? {} : { mission: only });
};

/** The next step up, and whatever is in its way, each with the place where it can be mended. */
export const Obstacles = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans');
  const step = stepUp(plan.review_level);
  if (step === null) return null;
  const found = plan.blocking?.reasons ?? [];
  if (found.length === 0) return t(`steps.${step}`);
  return (
    <>
      {found.map((obstacle) => (
        <div key={obstacle.code}>
          <Link href={hrefOf(plan, obstacle)}>
            {t(`blocked.${obstacle.code}`, { count: obstacle.ids.length })}
          </Link>
        </div>
      ))}
    </>
  );
};
