import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import type { SharedVoyageFound, VoyageAgreement } from '@shiptime/domain/plans/wire/together';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { useChange } from '#lib/use-change.ts';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import {
  askTogether,
  invalidateAgreements,
  voyageLetterQuery,
} from '#features/applications/together/agreements-api.ts';
import { useTodayAsDay } from '../use-today.ts';

type Messages = VoyageAgreement['messages'];
type AskDialogProps = { readonly voyage: SharedVoyageFound; readonly onClose: () => void };
type AskFormProps = AskDialogProps & { readonly drafted: Messages };

/** Unless whoever asks says otherwise. */
const daysToAnswer = 14;

const idsOf = ({ ship_time_requests: [one, other] }: SharedVoyageFound): [number, number] => [
  one!.id,
  other!.id,
];

const useAsking = ({ voyage, drafted, onClose }: AskFormProps) => {
  const { t } = useTranslation('together');
  const ids = idsOf(voyage);
  const today = useTodayAsDay();
  const typed = useKeptDraft('ask '.concat(ids.join(' ')), {
    messages: drafted,
    answerBy: addDays(today, daysToAnswer) as string | null,
  });
  const { messages, answerBy } = typed.value;
  const task = useChange('decide', {
    mutationFn: () =>
      askTogether({
        ship_time_request_ids: ids,
        answer_by: answerBy ?? '',
        messages: { en: messages.en.trim(), fr: messages.fr.trim() },
      }),
    onSuccess: async () => {
      typed.forget();
      snackbar.success(t('ask.done'));
      onClose();
      await invalidateAgreements();
    },
  });
  return { task, today, typed };
};

const AskForm = (props: AskFormProps) => {
  const { t } = useTranslation('together');
  const { task, today, typed } = useAsking(props);
  const { messages, answerBy } = typed.value;
  const write = (language: 'en' | 'fr') => (text: string) =>
    typed.set({ ...typed.value, messages: { ...messages, [language]: text } });
  const late = task.error?.errors['answer_by']?.[0];
  return (
    <FormDialog
      isOpen
      wide
      title={t('ask.title')}
      onClose={props.onClose}
      onCancel={typed.forget}
      onSubmit={() => void task.run()}
      submitLabel={t('ask.label')}
      error={task.problem}
      pending={task.pending}
      canSubmit={answerBy !== null && messages.en.trim() !== '' && messages.fr.trim() !== ''}
    >
      <p>{t('ask.body')}</p>
      <DateField
        label={t('ask.answer_by')}
        name="answer_by"
        min={today}
        value={answerBy}
        error={late}
        onChange={(day) => typed.set({ ...typed.value, answerBy: day })}
      />
      {(['en', 'fr'] as const).map((language) => (
        <TextArea
          key={language}
          label={t(`ask.messages.${language}`)}
          hint={t('ask.hint')}
          name={language}
          max={reasonLimit}
          value={messages[language]}
          onChange={write(language)}
        />
      ))}
    </FormDialog>
  );
};

/** Both proponents are asked, in words that are drafted and can be changed; each reads them in their own language. */
export const AskDialog = ({ voyage, onClose }: AskDialogProps) => {
  const query = useQuery(voyageLetterQuery(idsOf(voyage)));
  return (
    <QueryView query={query}>
      {(drafted) => <AskForm voyage={voyage} drafted={drafted} onClose={onClose} />}
    </QueryView>
  );
};
