import { useCallback, useRef, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { toApiError } from '#lib/api-client.ts';
import { describeFailure } from '#lib/problem.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditingModel, usePlanEditorState, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import styles from '../scheduler.module.css';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const useUndoKeys = (undo: () => void, redo: () => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isEditable(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undo, redo]);
};

const ways = ['undo', 'redo'] as const;
type Way = (typeof ways)[number];
const stepsOf = { undo: 'past', redo: 'future' } as const;

const mostSaid = 3;

const changed = (before: readonly Mission[], after: readonly Mission[]): readonly Mission[] =>
  after.filter((mission) => !before.includes(mission)).slice(0, mostSaid);

const useSteps = (say: (text: string) => void) => {
  const { t } = useTranslation('scheduler');
  const { editor, reload } = useEditingModel();
  const { words } = useCheckedPlans();
  return useCallback(
    async (way: Way) => {
      const { missions: before, history: had } = editor.view().plan;
      if (had[stepsOf[way]].length === 0) return;
      try {
        if (!(await editor[way]())) snackbar.info(t('tools.not_undone'));
        else {
          const { missions } = editor.view().plan;
          const told = changed(before, missions).map((mission) =>
            [mission.title, words.dates(mission) ?? t('mission.unscheduled')].join(', '),
          );
          say([t(`tools.done.${way}`), ...told].join(' '));
          if (missions.length !== before.length) await reload();
        }
      } catch (thrown) {
        const error = toApiError(thrown);
        snackbar.error(
          error.type === 'unsettled' ? t('contested.first') : describeFailure('change_missions', error),
        );
      }
    },
    [editor, reload, t, words, say],
  );
};

export const UndoTools = () => {
  const { t } = useTranslation('scheduler');
  const { history } = usePlanEditorState().plan;
  const spoken = useRef<HTMLOutputElement>(null);
  const say = useCallback((text: string) => {
    if (spoken.current) spoken.current.textContent = text;
  }, []);
  const go = useSteps(say);
  const undo = useCallback(() => void go('undo'), [go]);
  const redo = useCallback(() => void go('redo'), [go]);
  useUndoKeys(undo, redo);
  return (
    <div className={styles['group']}>
      {ways.map((way) => (
        <ActionButton
          key={way}
          variant="quiet"
          small
          icon={way}
          disabledReason={history[stepsOf[way]].length === 0 ? t(`tools.nothing.${way}`) : null}
          onPress={way === 'undo' ? undo : redo}
        >
          <VisuallyHidden>{t(`tools.${way}`)}</VisuallyHidden>
        </ActionButton>
      ))}
      <VisuallyHidden>
        <output ref={spoken} aria-live="polite" />
      </VisuallyHidden>
    </div>
  );
};
