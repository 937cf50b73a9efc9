import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { canBeKept, isSameConflict } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { Remedy } from '@shiptime/domain/plans/conflicts/remedies';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { removeKeptConflict } from '../plan-api.ts';
import type { KeptConflictResource } from '@shiptime/domain/plans/wire/conflicts';
import { findPlanOfMission, useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { TextButton } from '../text-button.tsx';
import { homeOfConflict } from './home-of-conflict.ts';
import { KeepConflictDialog } from './keep-conflict-dialog.tsx';
import styles from './conflicts.module.css';
import type { PlanOperation } from '@shiptime/domain/plans/editing/plan-operations';

const remedyOperation = ({ kind, mission_id, ...fields }: Remedy): PlanOperation => {
  const { start_date, start_fraction = 0, ...others } = fields;
  if ((kind === 'place' || kind === 'move') && start_date !== undefined)
    return { type: 'place', mission_id, start: { start_date, start_fraction } };
  return { type: 'set', mission_id, fields: others };
};

const icons: Record<Conflict['severity'], IconName> = { error: 'error', warning: 'alert', info: 'info' };

const keptRowOf = (
  found: Conflict,
  rows: readonly KeptConflictResource[],
): KeptConflictResource | undefined => rows.find((row) => isSameConflict(row, found));

const LetGo = ({ row }: { row: KeptConflictResource }) => {
  const box = useRef<HTMLSpanElement>(null);
  const { t } = useTranslation('scheduler');
  const { reload } = useEditingModel();
  const task = useApiMutation(
    'let_conflict_go',
    {
      mutationFn: () => removeKeptConflict(row.mission_id, row.id),
      onSettled: reload,
    },
    snackbar.error,
  );
  const letGo = async () => {
    const home = homeOfConflict(box.current);
    await task.run();
    focusIfLost(() => home);
  };
  return (
    <span ref={box}>
      <Button small pending={task.pending} onPress={() => void letGo()}>
        {t('conflicts.let_go')}
      </Button>
    </span>
  );
};

const Words = ({ text }: { text: string }) => (
  <p>
    <NonBreakingDates text={text} />
  </p>
);

type ConflictItemProps = {
  readonly found: Conflict;
  readonly remedy?: Remedy | null;
  readonly onOpen?: (id: number) => void;
};

export const ConflictItem = ({ found, remedy, onOpen }: ConflictItemProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const model = useEditingModel();
  const { words, facts, missions } = useCheckedPlans();
  const concerned = missions.filter(({ id }) => found.mission_ids.includes(id));
  const changes = concerned.find(({ id }) => id === found.mission_ids.at(-1)) ?? concerned[0];
  const plan = findPlanOfMission(model, changes);
  const can = plan?.can['keep_conflict'] === true;
  const severity = found.kept ? 'kept' : found.severity;
  const [keeping, setKeeping] = useState<{ readonly home: ReturnType<typeof homeOfConflict> } | null>(null);
  const item = useRef<HTMLLIElement>(null);
  const homeNow = () => homeOfConflict(item.current);
  const keptRow = found.kept && facts ? keptRowOf(found, facts.kept) : undefined;
  const mayKeep = can && canBeKept(found) && !found.kept;
  return (
    <li ref={item} className={styles['item']} data-severity={severity}>
      <Icon name={found.kept ? 'check' : icons[found.severity]} label={tp(`severities.${severity}`)} />
      <div className={styles['words']}>
        <Words text={words.conflict(found)} />
        {found.kept && <p className={styles['kept']}>{tp('kept_by', { ...found.kept })}</p>}
        <div className={styles['actions']}>
          {remedy && changes && model.mayEdit(changes) && (
            <Button
              small
              icon="wrench"
              onPress={() => {
                const home = homeNow();
                focusIfLost(() => home);
                model.editor.perform(remedyOperation(remedy));
              }}
            >
              {words.remedy(remedy)}
            </Button>
          )}
          {mayKeep && (
            <Button small onPress={() => setKeeping({ home: homeNow() })}>
              {t('conflicts.keep')}
            </Button>
          )}
          {keptRow && can && <LetGo row={keptRow} />}
          {onOpen &&
            concerned.map(({ id, number, title }) => (
              <TextButton key={id} onPress={() => onOpen(id)} label={t('mission.open', { number, title })}>
                {t('mission.number', { number })}
              </TextButton>
            ))}
        </div>
      </div>
      {keeping && plan && (
        <KeepConflictDialog
          {...{ planId: plan.id, found: [found] }}
          onKept={() => focusIfLost(() => keeping.home)}
          onClose={() => setKeeping(null)}
        />
      )}
    </li>
  );
};
