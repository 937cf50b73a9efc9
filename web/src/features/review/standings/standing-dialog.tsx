import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priorities, type Priority } from '@shiptime/domain/applications/priorities';
import { mandateNoteLimit } from '@shiptime/domain/review/standings';
import { characterCount } from '@shiptime/domain/shared/text';
import { useProblemText } from '#lib/problem-text.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { RankedApplication } from './rank-moves.ts';
import { refreshStandings, saveStanding } from './standings-api.ts';
import type { RankingControls } from './use-ranking.ts';

type DialogProps = {
  readonly item: RankedApplication;
  readonly ranking: RankingControls;
  readonly onClose: () => void;
};

/** Detects concurrent edits of the priority and mandate note, but ignores changes of rank. */
const useSaving = ({ item, ranking, onClose }: DialogProps) => {
  const [known] = useState(() => ranking.standingOf(item.id));
  const typed = useRememberedInput(`standing ${item.id}`, {
    before: known,
    priority: known?.priority ?? null,
    note: known?.mandate_note ?? '',
  });
  const { before } = typed.value;
  const save = useApiMutation('save_standing', {
    mutationFn: (said: { priority: Priority | null; mandate_note: string | null }) => {
      const now = ranking.standingOf(item.id);
      const isSame = now?.priority === before?.priority && now?.mandate_note === before?.mandate_note;
      const { lock_version: ifMatch = 0 } = (isSame ? now : before) ?? {};
      return saveStanding({ id: item.id, ifMatch }, said);
    },
    onSuccess: async () => {
      typed.forget();
      await refreshStandings();
      onClose();
    },
  });
  return { typed, save };
};

export const StandingDialog = (props: DialogProps) => {
  const { item, onClose } = props;
  const { t } = useTranslation(['review', 'application_form']);
  const problemText = useProblemText();
  const { typed, save } = useSaving(props);
  const { priority, note } = typed.value;
  const isTooLong = characterCount(note) > mandateNoteLimit;
  return (
    <FormDialog
      name="standing"
      title={t('review:standing.title', { title: item.project_title ?? t('application_form:untitled') })}
      isOpen
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => {
        if (!isTooLong) void save.run({ priority, mandate_note: note.trim() || null });
      }}
      error={save.problem}
      pending={save.pending}
      submitLabel={t('review:standing.save')}
    >
      <Select
        label={t('review:standing.priority')}
        hint={t('review:standing.hint')}
        name="priority"
        optional
        placeholder={t('review:standing.no_priority')}
        options={priorities.toReversed().map((id) => ({ id, label: t(`review:standing.priorities.${id}`) }))}
        value={priority}
        onChange={(next) => typed.set({ ...typed.value, priority: next })}
      />
      <TextArea
        label={t('review:standing.mandate')}
        hint={t('review:standing.mandate_hint')}
        name="mandate_note"
        optional
        max={mandateNoteLimit}
        value={note}
        onChange={(next) => typed.set({ ...typed.value, note: next })}
        error={isTooLong ? problemText({ code: 'too_long', params: { max: mandateNoteLimit } }) : undefined}
      />
    </FormDialog>
  );
};
