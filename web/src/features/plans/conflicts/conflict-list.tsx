import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  conflictKey,
  isUnscheduledConflict,
  type Conflict,
  type Severity,
} from '@shiptime/domain/plans/conflicts/conflict';
import { findRemedy } from '@shiptime/domain/plans/conflicts/remedies';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { ConflictItem } from './conflict-item.tsx';
import { isMissingVesselParticular, findMissingVesselParticulars } from './missing-vessel-particulars.ts';
import { KeepSeveralConflictsButton } from './keep-several-conflicts-button.tsx';
import styles from './conflicts.module.css';
import { sortConflictsWorstFirst } from '@shiptime/domain/plans/conflicts/check-plan';
import { hasRole } from '@shiptime/domain/shared/actor';
import { vesselAttributeOf } from '@shiptime/domain/vessels/planning-particulars';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

const UnknownNotice = () => {
  const { t } = useTranslation('scheduler');
  const { list } = useFormat();
  const { actor, plan } = useSchedulerModel();
  const { missing, missions } = findMissingVesselParticulars(useCheckedPlans().conflicts);
  const [first] = missing;
  if (!first) return null;
  return (
    <Notice title={t('unknown.title', { particulars: list(missing.map((each) => t(`unknown.${each}`))) })}>
      <p>{t('unknown.body', { count: missions })}</p>
      <p>
        {hasRole(actor, 'administrator') ? (
          <Link
            href={paths.administration('vessels', {
              record: plan.vessel_id,
              field: vesselAttributeOf(first),
            })}
          >
            {t('unknown.fill_in')}
          </Link>
        ) : (
          t('unknown.administrators')
        )}
      </p>
    </Notice>
  );
};

type GroupKey = Severity | 'kept';
const groupKeys = ['error', 'warning', 'kept', 'info'] as const satisfies readonly GroupKey[];

/** Kept conflicts stay visible, in a group of their own. */
const conflictGroups = (
  conflicts: readonly Conflict[],
): readonly { readonly key: GroupKey; readonly conflicts: readonly Conflict[] }[] =>
  groupKeys
    .map((key) => ({
      key,
      conflicts: sortConflictsWorstFirst(conflicts).filter(
        (found) => (found.kept ? 'kept' : found.severity) === key,
      ),
    }))
    .filter((group) => group.conflicts.length > 0);

export const ConflictList = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { board, conflicts } = useCheckedPlans();
  const { plan } = useSchedulerModel();
  const calm = useDeferredValue(board);
  const remedies = useMemo(
    () =>
      new Map(
        calm
          ? conflicts
              .filter(({ kept, severity }) => !kept && severity !== 'info')
              .map((found) => [conflictKey(found), findRemedy(found, calm)])
          : [],
      ),
    [calm, conflicts],
  );
  const groups = conflictGroups(
    conflicts.filter((found) => !isMissingVesselParticular(found) && !isUnscheduledConflict(found)),
  );
  if (!board) return null;
  const listed = groups.map((group) => (
    <section key={group.key} className={styles['group']} aria-label={tp(`severities.${group.key}`)}>
      <h3>
        {t('conflicts.group', { severity: tp(`severities.${group.key}`), count: group.conflicts.length })}
      </h3>
      <KeepSeveralConflictsButton plan={plan} found={group.conflicts} />
      <ul className={styles['list']}>
        {group.conflicts.map((found) => (
          <ConflictItem
            key={conflictKey(found)}
            found={found}
            remedy={remedies.get(conflictKey(found)) ?? null}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {groups.length === 0 ? <p>{t('conflicts.none')}</p> : listed}
      <UnknownNotice />
    </>
  );
};
