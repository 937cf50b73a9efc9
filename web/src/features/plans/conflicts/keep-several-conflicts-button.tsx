import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { canBeKept } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { Button } from '#ui/button.tsx';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { homeOfConflict } from './home-of-conflict.ts';
import { KeepConflictDialog } from './keep-conflict-dialog.tsx';
import styles from './conflicts.module.css';

export const KeepSeveralConflictsButton = ({ plan, found }: { plan: Plan; found: readonly Conflict[] }) => {
  const { t } = useTranslation('scheduler');
  const [keeping, setKeeping] = useState<readonly Conflict[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [home, setHome] = useState<HTMLElement | null>();
  const open = found.filter((each) => canBeKept(each) && !each.kept);
  const offered = open.length > 1 && plan.can['keep_conflict'] === true;
  return (
    <>
      {offered && (
        <div ref={box} className={styles['several']}>
          <Button
            small
            onPress={() => {
              setHome(homeOfConflict(box.current));
              setKeeping(open);
            }}
          >
            {t('conflicts.keep_several')}
          </Button>
        </div>
      )}
      {keeping && (
        <KeepConflictDialog
          planId={plan.id}
          found={keeping}
          onKept={() => focusIfLost(() => home)}
          onClose={() => setKeeping(null)}
        />
      )}
    </>
  );
};
