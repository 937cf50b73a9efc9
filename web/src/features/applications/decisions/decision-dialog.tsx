import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import type { ApiError } from '#lib/api-client.ts';
import { i18n, translationAt } from '#lib/i18n.ts';
import { describeRefusedFields } from '#lib/problem.ts';
import { deleteStoredEdits } from '#lib/saving/tab-store.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import {
  vesselFitsQuery,
  invalidateApplications,
  type TransitionBody,
  changeStatus,
  type ApplicationTransition,
  type FieldValues,
} from '../application-api.ts';
import { CorrectionFields } from './correction-fields.tsx';
import { correctionStoreName } from './correction-editor.ts';
import { FieldsToReopen } from './fields-to-reopen.tsx';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { invalidateOffers } from '../offers/offers-api.ts';
import { useIsReassignmentOffer } from '../offers/use-is-reassignment-offer.ts';
import { OpenQuestion, useLatestQuestion } from './open-question.tsx';
import { useDecisionErrorText } from './use-decision-error-text.ts';
import { RefusalLetterDraft } from './refusal-letter-draft.tsx';
import { ReassignVesselField } from './reassign-vessel-field.tsx';

export type ReviewDecision = Exclude<ApplicationTransition, 'submit' | 'correct'>;

const texts: Readonly<
  Record<
    ReviewDecision,
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

const labelOf = (decision: ReviewDecision): [field: string, label: string][] => {
  const asked = texts[decision];
  return asked ? [[asked.name, i18n.t(`applications:texts.${asked.words}.label`)]] : [];
};

const irreversible = new Set<ReviewDecision>(['reject', 'withdraw']);

type Decided = Pick<Application, 'id' | 'project_title' | 'status_id' | 'vessel_id'>;

type Props = {
  readonly application: Decided;
  readonly decision: ReviewDecision;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

type Extras = {
  readonly vesselId: number | null;
  /** True if the reassignment starts amendments of final plans. */
  readonly amends: boolean;
  readonly opened: readonly ApplicationField[];
  readonly proposed: FieldValues;
};

const bodyOf = (decision: ReviewDecision, { vesselId, amends, opened, proposed }: Extras) => ({
  ...(decision === 'reassign' && { vessel_id: vesselId, ...(amends && { amend: true }) }),
  ...(decision === 'clarify' && { open_fields: opened }),
  ...(decision === 'respond' && { corrections: proposed }),
});

const useDeciding = (
  { application, decision, onDone }: Omit<Props, 'onClose'>,
  text: string,
  forget: () => void,
  extras: Extras,
) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const asked = texts[decision];
  const isOffer = useIsReassignmentOffer(application, decision === 'reassign' ? extras.vesselId : null);

  const { run, pending, error } = useApiMutation('decide', {
    mutationFn: () => {
      const body = { ...(asked && { [asked.name]: text }), ...bodyOf(decision, extras) } as TransitionBody;
      return changeStatus(application.id, decision, body);
    },
    onSuccess: async () => {
      forget();
      await Promise.all([invalidateApplications(), isOffer && invalidateOffers()]);
      snackbar.success(t(isOffer ? 'applications:offers.asked' : `applications:actions.${decision}.done`));
      onDone();
    },
  });
  return { isOffer, run, pending, error };
};

const useTyped = ({ application, decision }: Pick<Props, 'application' | 'decision'>) => {
  const user = useSignedInUser();
  const typed = useRememberedInput(`${application.id} ${decision}`, '');
  const opened = useRememberedInput<readonly ApplicationField[]>(`${application.id} opened`, []);
  const [vesselId, setVesselId] = useState<number | null>(null);
  const [proposed, setProposed] = useState<FieldValues>({});
  const { data: fits } = useQuery(vesselFitsQuery(decision === 'reassign' ? application.id : null));
  const amends = fits?.find((fit) => fit.vessel_id === vesselId)?.reassign?.amends ?? false;
  const forget = () => {
    typed.forget();
    opened.forget();
    if (decision === 'respond') void deleteStoredEdits(correctionStoreName(user.id, application.id));
  };
  return { typed, opened, vesselId, amends, setVesselId, proposed, setProposed, forget };
};

const WrongCorrections = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation('applications');
  const wrong = Object.entries(error.errors).filter(([field]) => field.startsWith('corrections.'));
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" live>
      <p>{t('corrections.not_right')}</p>
      <ul>
        {wrong.map(([field, [message]]) => (
          <li key={field}>
            <strong>{translationAt(`applications:fields.${field.replace('corrections.', '')}.label`)}</strong>{' '}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
};

type TextProps = {
  readonly decision: ReviewDecision;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: ApiError | null;
};

const DecisionText = ({ decision, value, onChange, error }: TextProps) => {
  const { t } = useTranslation('applications');
  const asked = texts[decision];
  if (!asked) return null;
  return (
    <TextArea
      label={t(`texts.${asked.words}.label`)}
      hint={t(`texts.${asked.words}.hint`)}
      name={asked.name}
      max={reasonLimit}
      value={value}
      onChange={onChange}
      error={error?.field(asked.name)}
    />
  );
};

const Named = ({ application }: Pick<Props, 'application'>) => {
  const { t } = useTranslation('application_form');
  const title = application.project_title ?? t('untitled');
  return (
    <p>
      <strong>
        <UserText text={title} within={`${application.id} – ${title}`} />
      </strong>
    </p>
  );
};

export const DecisionDialog = ({ application, decision, onClose, onDone }: Props) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const wordsOf = useDecisionErrorText();
  const { typed, opened, vesselId, amends, setVesselId, proposed, setProposed, forget } = useTyped({
    application,
    decision,
  });
  const extras = { vesselId, amends, opened: opened.value, proposed };
  const { isOffer, run, pending, error } = useDeciding(
    { application, decision, onDone },
    typed.value,
    forget,
    extras,
  );
  const question = useLatestQuestion(application.id, decision === 'respond');
  const takesBack = decision === 'reject' && application.status_id === statuses.accepted;

  return (
    <FormDialog
      name="decision"
      isOpen
      wide={Boolean(question?.opened_fields.length)}
      title={t(`applications:actions.${decision}.title`)}
      onClose={onClose}
      onCancel={forget}
      onSubmit={() => void run()}
      submitLabel={t(
        isOffer ? 'applications:offers.ask_confirm' : `applications:actions.${decision}.confirm`,
      )}
      danger={irreversible.has(decision)}
      error={error && (describeRefusedFields('decide', error, labelOf(decision)) ?? wordsOf(error))}
      pending={pending}
    >
      <Named application={application} />
      {decision === 'respond' && <OpenQuestion id={application.id} />}
      <p>
        {t(takesBack ? 'applications:actions.reject.body_accepted' : `applications:actions.${decision}.body`)}
      </p>
      {decision === 'reassign' && (
        <ReassignVesselField
          application={application}
          value={vesselId}
          onChange={setVesselId}
          error={error?.field('vessel_id')}
        />
      )}
      {isOffer && <Notice live>{t('applications:offers.ask')}</Notice>}
      {decision === 'reject' && (
        <RefusalLetterDraft applicationId={application.id} text={typed.value} onDraft={typed.set} />
      )}
      <DecisionText decision={decision} value={typed.value} onChange={typed.set} error={error} />
      {decision === 'clarify' && <FieldsToReopen value={opened.value} onChange={opened.set} />}
      {error && <WrongCorrections error={error} />}
      {question && question.opened_fields.length > 0 && (
        <CorrectionFields id={application.id} opened={question.opened_fields} onPropose={setProposed} />
      )}
    </FormDialog>
  );
};
