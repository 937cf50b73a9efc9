import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { useRegisterUnsavedWork } from '#lib/unsaved-work.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { savePlanNotes } from '#features/plans/plan-api.ts';
import { useSchedulerModel } from '#features/plans/edited-plan/scheduler-model.ts';

/** Concurrent edits become a conflict, so that neither text is lost. */
export const PlanNotes = () => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan, readOnly, reload } = useSchedulerModel();
  const [edited, setEdited] = useState<{ readonly text: string; readonly base: string | null } | null>(null);
  const text = edited?.text ?? plan.notes ?? '';
  const isContested = edited !== null && edited.base !== plan.notes;
  const task = useApiMutation('save_notes', {
    mutationFn: () => savePlanNotes(plan, text.trim() || null),
    onSuccess: async () => {
      await reload();
      setEdited(null);
    },
    onError: () => void reload(),
  });
  useRegisterUnsavedWork({
    isUnsaved: () => edited !== null && edited.text !== (plan.notes ?? ''),
    settle: async () => undefined,
    save: () => task.run(),
    told: () => [task.problem ?? t('leave.notes'), t('leave.notes_lost')],
  });
  if (readOnly) return <p>{plan.notes ?? t('notes.none')}</p>;
  const failure = task.error?.type === 'stale' ? null : task.problem;
  return (
    <Stack>
      {isContested && (
        <Notice tone="warning" title={t('notes.contested')} live>
          <p>{plan.notes ?? t('notes.none')}</p>
        </Notice>
      )}
      <ProblemNotice problem={failure} />
      <TextArea
        label={tp('fields.notes.label')}
        hint={tp('fields.notes.hint')}
        name="notes"
        optional
        rows={6}
        max={planTextLimits.notes}
        value={text}
        onChange={(value) => setEdited({ text: value, base: edited ? edited.base : plan.notes })}
      />
      <Row>
        <Button isDisabled={edited === null} pending={task.pending} onPress={() => void task.run()}>
          {t(isContested ? 'notes.overwrite' : 'notes.save')}
        </Button>
        {edited !== null && (
          <Button variant="quiet" onPress={() => setEdited(null)}>
            {t('notes.discard')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
