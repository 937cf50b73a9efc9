import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { BerthRequestAction } from '@shiptime/domain/plans/guests/berth-requests';
import type { BerthRequest } from '@shiptime/domain/plans/wire/guests';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { BerthRequestEntries } from './berth-request-entries.tsx';
import { actOnBerthRequest, invalidateBerthRequests } from './berth-requests-api.ts';
import { fullNameOf } from '../people/full-name-of.ts';

type ActDialogProps = {
  readonly request: BerthRequest;
  readonly action: BerthRequestAction;
  readonly onClose: () => void;
};

const isFree = new Set<BerthRequestAction>(['agree', 'disagree', 'withdraw']);

const openQuestion = ({ entries }: BerthRequest) =>
  entries.filter(({ action }) => action === 'question').slice(-1);

export const BerthRequestActionDialog = ({ request, action, onClose }: ActDialogProps) => {
  const { t } = useTranslation('guests');
  const granted = Math.min(request.berths, request.spare_berths ?? request.berths);
  const typed = useRememberedInput(`berths ${request.id} ${action}`, {
    words: '',
    berths: granted as number | null,
  });
  const { words, berths } = typed.value;
  const name = fullNameOf(request.user);
  const task = useApiMutation('decide', {
    mutationFn: () => actOnBerthRequest(request, action, { words: words.trim(), berths }),
    onSuccess: async () => {
      typed.forget();
      snackbar.success(t(`doing.${action}.done`));
      onClose();
      await invalidateBerthRequests();
    },
  });
  const [wordsError, berthsError] = [
    ['reason', 'details', 'note'].map((field) => task.error?.field(field)).find(Boolean),
    task.error?.field('berths'),
  ];
  return (
    <FormDialog
      name="berth-act"
      isOpen
      title={t(`doing.${action}.title`, { name })}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void task.run()}
      submitLabel={t(`doing.${action}.label`)}
      error={wordsError || berthsError ? null : task.problem}
      pending={task.pending}
      danger={action === 'take_back'}
    >
      {action === 'answer' && <BerthRequestEntries entries={openQuestion(request)} />}
      <p>{t(`doing.${action}.body`, { name })}</p>
      {action === 'accept' ? (
        <NumberField
          label={t('doing.accept.berths')}
          hint={t('ask.berths_hint', { count: request.spare_berths ?? 0 })}
          name="berths"
          value={berths}
          error={berthsError}
          onChange={(value) => typed.set({ words, berths: value })}
        />
      ) : (
        <TextArea
          label={t(`doing.${action}.words`)}
          name="words"
          optional={isFree.has(action)}
          max={reasonLimit}
          value={words}
          error={wordsError}
          onChange={(text) => typed.set({ words: text, berths })}
        />
      )}
    </FormDialog>
  );
};
