import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictKey, isUnscheduledConflict } from '@shiptime/domain/plans/conflicts/conflict';
import { findRemedy } from '@shiptime/domain/plans/conflicts/remedies';
import { useOutlook, useScheduler } from '../edited-plan/scheduler-model.ts';
import { ConflictItem } from './conflict-item.tsx';
import { conflictGroups } from './conflict-groups.ts';
import { UnknownNotice } from './unknown-notice.tsx';
import { isOfVessel } from './unknown-of-vessel.ts';
import { KeepSeveral } from './keep-several.tsx';
import styles from './conflicts.module.css';

export const ConflictList = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { board, conflicts } = useOutlook();
  const { plan } = useScheduler();
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
    conflicts.filter((found) => !isOfVessel(found) && !isUnscheduledConflict(found)),
  );
  if (!board) return null;
  const listed = groups.map((group) => (
    <section key={group.key} className={styles['group']} aria-label={tp(`severities.${group.key}`)}>
      <h3>
        {t('conflicts.group', { severity: tp(`severities.${group.key}`), count: group.conflicts.length })}
      </h3>
      <KeepSeveral plan={plan} found={group.conflicts} />
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
