import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { toApiError } from '#lib/api-client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { uniqueKey } from '#lib/unique-key.ts';
import { useChange } from '#lib/use-change.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { invalidateApplications, type StepBody, changeStatus, type Transition } from '../api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { invalidateOffers } from '../offers/offers-api.ts';
import { useIsOffer } from '../offers/use-is-offer.ts';
import { OpenQuestion } from './open-question.tsx';
import { useDecidedWords } from './decided-words.ts';
import { RefusalDraft } from './refusal-draft.tsx';
import { ReassignVessel } from './reassign-vessel.tsx';

export type Decision = Exclude<Transition, 'submit'>;

/** The text that comes with a decision: its name on the wire, and the words that ask for it. */
const texts: Readonly<
  Record<
    Decision,
    { name: 'reason' | 'details'; words: 'reason' | 'details' | 'answer' | 'justification' } | null
  >
> = {
  accept: null,
  reject: { name: 'reason', words: 'reason' },
  clarify: { name: 'details', words: 'details' },
  respond: { name: 'details', words: 'answer' },
  withdraw: { name: 'reason', words: 'justification' },
  reassign: { name: 'reason', words: 'reason' },
};

const irreversible = new Set<Decision>(['reject', 'withdraw']);

/** What a dialog needs to know of the application. */
type Decided = Pick<Application, 'id' | 'project_title' | 'status_id' | 'vessel_id'>;

type Props = {
  readonly application: Decided;
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Takes the decision, once, with what comes with it. */
const useDeciding = (
  { application, decision, onDone }: Omit<Props, 'onClose'>,
  typed: ReturnType<typeof useKeptDraft<string>>,
  vesselId: number | null,
) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const key = useRef(uniqueKey());
  const asked = texts[decision];
  const isOffer = useIsOffer(application, decision === 'reassign' ? vesselId : null);

  const { run, pending, error } = useChange('decide', {
    mutationFn: () => {
      const body = {
        ...(asked && { [asked.name]: typed.value }),
        ...(decision === 'reassign' && { vessel_id: vesselId }),
      } as StepBody;
      return changeStatus(application.id, decision, body, key.current);
    },
    onSuccess: async () => {
      typed.forget();
      await Promise.all([invalidateApplications(), isOffer && invalidateOffers()]);
      snackbar.success(t(isOffer ? 'applications:offers.asked' : `applications:actions.${decision}.done`));
      onDone();
    },
    onError: (thrown) => {
      // Where only the answer was lost, the same key brings it.
      if (!toApiError(thrown).isNetwork) key.current = uniqueKey();
    },
  });
  return { isOffer, run, pending, error };
};

/** One decision on one application: says what will happen, asks for what it needs, and is taken once. */
export const DecisionDialog = ({ application, decision, onClose, onDone }: Props) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const wordsOf = useDecidedWords();
  const typed = useKeptDraft(`${application.id} ${decision}`, '');
  const [vesselId, setVesselId] = useState<number | null>(null);
  const asked = texts[decision];
  const { isOffer, run, pending, error } = useDeciding({ application, decision, onDone }, typed, vesselId);

  return (
    <FormDialog
      isOpen
      title={t(`applications:actions.${decision}.title`)}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void run()}
      submitLabel={t(
        isOffer ? 'applications:offers.ask_confirm' : `applications:actions.${decision}.confirm`,
      )}
      danger={irreversible.has(decision)}
      error={error && wordsOf(error)}
      pending={pending}
    >
      <p>
        <strong>{`${application.id} – ${application.project_title ?? t('application_form:untitled')}`}</strong>
      </p>
      {decision === 'respond' && <OpenQuestion id={application.id} />}
      <p>{t(`applications:actions.${decision}.body`)}</p>
      {decision === 'reassign' && (
        <ReassignVessel
          application={application}
          value={vesselId}
          onChange={setVesselId}
          error={error?.field('vessel_id')}
        />
      )}
      {isOffer && <Notice live>{t('applications:offers.ask')}</Notice>}
      {decision === 'reject' && (
        <RefusalDraft applicationId={application.id} text={typed.value} onDraft={typed.set} />
      )}
      {asked && (
        <TextArea
          label={t(`applications:texts.${asked.words}.label`)}
          hint={t(`applications:texts.${asked.words}.hint`)}
          name={asked.name}
          max={reasonLimit}
          value={typed.value}
          onChange={typed.set}
          error={error?.field(asked.name)}
        />
      )}
    </FormDialog>
  );
};
