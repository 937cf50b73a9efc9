import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sortConflictsWorstFirst } from '@shiptime/domain/plans/conflicts/check-plan';
import {
  type Conflict,
  conflictKey,
  countUnresolvedConflicts,
  isUnscheduledConflict,
} from '@shiptime/domain/plans/conflicts/conflict';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ConflictCounts } from './conflict-counts.tsx';
import { ConflictItem } from './conflict-item.tsx';
import styles from './conflicts.module.css';
import type { LoadedPlan } from '../plan.ts';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';

type OfVesselProps = {
  readonly plan: LoadedPlan;
  readonly conflicts: readonly Conflict[];
  readonly onOpen: (id: number) => void;
};

const OfVessel = ({ plan, conflicts, onOpen }: OfVesselProps) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const counts = countUnresolvedConflicts(conflicts);
  return (
    <Disclosure
      title={t('fleet.conflicts_of', {
        vessel: nameInLanguage(language, plan.vessel),
        count: conflicts.length,
      })}
      isOpen={isOpen}
      onToggle={setOpen}
      aside={counts.error + counts.warning > 0 && <ConflictCounts counts={counts} />}
    >
      {isOpen && (
        <ul className={styles['list']}>
          {sortConflictsWorstFirst(conflicts).map((found) => (
            <ConflictItem key={conflictKey(found)} found={found} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
};

export const FleetConflicts = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const { plans } = useEditingModel();
  const { board, missions, conflicts } = useCheckedPlans();
  if (!board) return null;
  const shown = conflicts.filter((found) => found.severity !== 'info' && !isUnscheduledConflict(found));
  const lanes = plans.flatMap((plan) => {
    const ids = new Set(
      missions.filter(({ vessel_plan_id }) => vessel_plan_id === plan.id).map(({ id }) => id),
    );
    const own = shown.filter(({ mission_ids }) => mission_ids.some((id) => ids.has(id)));
    return own.length === 0 ? [] : [{ plan, own }];
  });
  return (
    <>
      {lanes.length === 0 && <p>{t('fleet.no_conflicts')}</p>}
      {lanes.map(({ plan, own }) => (
        <OfVessel key={plan.id} plan={plan} conflicts={own} onOpen={onOpen} />
      ))}
    </>
  );
};
