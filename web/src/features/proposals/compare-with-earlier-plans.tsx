import { useTranslation } from 'react-i18next';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { isAtOrAfter } from '@shiptime/domain/shared/instant';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { useEditingModel } from '../plans/edited-plan/scheduler-model.ts';
import type { LoadedPlan } from '../plans/plan.ts';

const findEarlierVersion = ({ versions = [] }: LoadedPlan, { created_at }: Proposal): number | null => {
  const later = versions.filter((version) => isAtOrAfter(version.created_at, created_at));
  return later.length === 0 ? null : Math.min(...later.map(({ number }) => number));
};

export const CompareWithEarlierPlans = ({ proposal }: { readonly proposal: Proposal }) => {
  const { t } = useTranslation('proposals');
  const { language } = useFormat();
  const { plans } = useEditingModel();
  const applied = proposal.changes.filter((change) => change.applied);
  const vesselIds = new Set(applied.flatMap(({ from, to }) => [from.vessel_id, to.vessel_id]));
  const links = plans
    .filter(({ vessel_id }) => vesselIds.has(vessel_id))
    .flatMap((plan) => {
      const version = findEarlierVersion(plan, proposal);
      if (version === null) return [];
      const vessel = nameInLanguage(language, plan.vessel);
      return [
        <li key={plan.id}>
          <Link href={paths.scheduler(plan.id, { version, now: 1 })}>
            {t('compare_earlier', { vessel, number: version })}
          </Link>
        </li>,
      ];
    });
  return links.length > 0 && <ul>{links}</ul>;
};
