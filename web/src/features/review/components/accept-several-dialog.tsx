import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useDecisionErrorText } from '#features/applications/decisions/use-decision-error-text.ts';
import { invalidateApplications, changeStatus } from '#features/applications/application-api.ts';
import type { InboxRow } from '../inbox-row.ts';
import styles from './accept-several-dialog.module.css';

type Outcome = 'pending' | 'accepted' | { readonly failed: string };

type AcceptSeveralProps = {
  readonly items: readonly InboxRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const OutcomeWords = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation('review');
  if (outcome === 'pending') return <>{t('several.pending')}</>;
  if (outcome === 'accepted') {
    return (
      <>
        <Icon name="success" /> {t('several.accepted')}
      </>
    );
  }
  return (
    <strong>
      <Icon name="error" /> {outcome.failed}
    </strong>
  );
};

const useAccepting = (applications: AcceptSeveralProps['items'], onDone: () => void) => {
  const wordsOf = useDecisionErrorText();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [stage, setStage] = useState<'asking' | 'working' | 'finished'>('asking');
  const note = (id: number, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome));
  const accept = async () => {
    setStage('working');
    for (const { id } of applications) {
      note(id, 'pending');
      try {
        await changeStatus(id, 'accept', {});
        note(id, 'accepted');
      } catch (error) {
        note(id, { failed: wordsOf(toApiError(error)) });
      }
    }
    await invalidateApplications();
    setStage('finished');
    onDone();
  };
  const accepted = [...outcomes.values()].filter((outcome) => outcome === 'accepted').length;
  return { stage, outcomes, accept, accepted };
};

export const AcceptSeveralDialog = ({ items, onClose, onDone }: AcceptSeveralProps) => {
  const { t } = useTranslation(['review', 'application_form', 'ui']);
  const [applications] = useState(items);
  const { stage, outcomes, accept, accepted } = useAccepting(applications, onDone);
  const close = () => {
    if (stage !== 'working') onClose();
  };
  return (
    <Dialog
      name="accept-several"
      title={
        stage === 'finished'
          ? t('review:several.finished')
          : t('review:several.title', { count: applications.length })
      }
      isOpen
      onClose={close}
      footer={
        stage === 'finished' ? (
          <Button variant="primary" onPress={onClose}>
            {t('ui:close')}
          </Button>
        ) : (
          <>
            <Button onPress={close}>{t('ui:cancel')}</Button>
            <Button variant="primary" pending={stage === 'working'} onPress={() => void accept()}>
              {t('review:several.confirm')}
            </Button>
          </>
        )
      }
    >
      <output>
        {stage === 'finished'
          ? t('review:several.outcome', { accepted, count: applications.length })
          : t('review:several.body', { count: applications.length })}
      </output>
      <ul className={styles['list']}>
        {applications.map(({ id, project_title }) => {
          const outcome = outcomes.get(id);
          return (
            <li key={id}>
              <span>
                <UserText
                  text={project_title ?? t('application_form:untitled')}
                  within={`${id} – ${project_title ?? t('application_form:untitled')}`}
                />
              </span>
              {outcome && (
                <span className={styles['outcome']}>
                  <OutcomeWords outcome={outcome} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
