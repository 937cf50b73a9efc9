import { useTranslation } from 'react-i18next';
import { nextStepUp } from '@shiptime/domain/plans/lifecycle';
import { Link } from '#ui/link.tsx';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { obstacleLink } from './obstacle-link.ts';

export const PlanObstacleList = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans');
  const step = nextStepUp(plan.review_level);
  if (step === null) return null;
  const found = plan.blocking?.reasons ?? [];
  if (found.length === 0) return t(`steps.${step}`);
  return (
    <>
      {found.map((obstacle) => (
        <div key={obstacle.code}>
          <Link href={obstacleLink(plan, obstacle)}>
            {t(`blocked.${obstacle.code}`, { count: obstacle.ids.length })}
          </Link>
        </div>
      ))}
    </>
  );
};
