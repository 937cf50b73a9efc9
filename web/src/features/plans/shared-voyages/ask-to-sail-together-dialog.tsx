import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import type { SharedVoyageCandidate, VoyageAgreement } from '@shiptime/domain/plans/wire/shared-voyages';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import {
  askToSailTogether,
  invalidateAgreements,
  sharedVoyageLetterQuery,
} from '#features/applications/shared-voyages/agreements-api.ts';
import { useTodayAsDay } from '../use-today.ts';

type Messages = VoyageAgreement['messages'];
type AskDialogProps = { readonly voyage: SharedVoyageCandidate; readonly onClose: () => void };

const daysToAnswer = 14;

const idsOf = ({ ship_time_requests: [one, other] }: SharedVoyageCandidate): [number, number] => [
  one!.id,
  other!.id,
];

const useAsking = ({ voyage, onClose }: AskDialogProps) => {
  const { t } = useTranslation('together');
  const ids = idsOf(voyage);
  const today = useTodayAsDay();
  const typed = useRememberedInput('ask '.concat(ids.join(' ')), {
    messages: null as Messages | null,
    answerBy: addDays(today, daysToAnswer) as string | null,
  });
  const { answerBy } = typed.value;
  const letter = useQuery(sharedVoyageLetterQuery(ids));
  const messages = typed.value.messages ?? letter.data ?? { en: '', fr: '' };
  const task = useApiMutation('decide', {
    mutationFn: () =>
      askToSailTogether({
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
  return { task, today, typed, letter, messages };
};

export const AskToSailTogetherDialog = (props: AskDialogProps) => {
  const { t } = useTranslation('together');
  const { task, today, typed, letter, messages } = useAsking(props);
  const at = (field: string) => task.error?.field(field);
  const isAtAField = ['answer_by', 'messages.en', 'messages.fr'].some((field) => at(field) !== undefined);
  return (
    <FormDialog
      name="voyage-ask"
      isOpen
      wide
      title={t('ask.title')}
      onClose={props.onClose}
      onCancel={typed.forget}
      onSubmit={() => void task.run()}
      submitLabel={t('ask.label')}
      error={isAtAField ? null : task.problem}
      pending={task.pending}
      canSubmit={letter.data !== undefined}
    >
      <p>{t('ask.body')}</p>
      <DateField
        label={t('ask.answer_by')}
        name="answer_by"
        min={today}
        value={typed.value.answerBy}
        error={at('answer_by')}
        onChange={(day) => typed.set({ ...typed.value, answerBy: day })}
      />
      <QueryView query={letter}>
        {() =>
          (['en', 'fr'] as const).map((language) => (
            <TextArea
              key={language}
              label={t(`ask.messages.${language}`)}
              hint={t('ask.hint')}
              name={language}
              max={reasonLimit}
              value={messages[language]}
              error={at(`messages.${language}`)}
              onChange={(text) => typed.set({ ...typed.value, messages: { ...messages, [language]: text } })}
            />
          ))
        }
      </QueryView>
    </FormDialog>
  );
};
