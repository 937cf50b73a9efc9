import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { canBeKept } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { Button } from '#ui/button.tsx';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { KeepConflictDialog } from './keep-conflict-dialog.tsx';
import styles from './conflicts.module.css';

export const KeepSeveralConflictsButton = ({ plan, found }: { plan: Plan; found: readonly Conflict[] }) => {
  const { t } = useTranslation('scheduler');
  const [keeping, setKeeping] = useState<readonly Conflict[] | null>(null);
  const open = found.filter((each) => canBeKept(each) && !each.kept);
  const offered = open.length > 1 && plan.can['keep_conflict'] === true;
  return (
    <>
      {offered && (
        <div className={styles['several']}>
          <Button small onPress={() => setKeeping(open)}>
            {t('conflicts.keep_several')}
          </Button>
        </div>
      )}
      {keeping && (
        <KeepConflictDialog
          planId={plan.id}
          found={keeping}
          onKept={() => setKeeping(null)}
          onClose={() => setKeeping(null)}
        />
      )}
    </>
  );
};
