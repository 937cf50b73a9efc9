import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isId, useIdParam } from '#lib/navigation.ts';
import { failureCause, describeFailure } from '#lib/problem.ts';
import { paths } from '#lib/paths.ts';
import { sessionStore } from '#lib/session-store.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ShowWhenLoaded } from '#ui/show-when-loaded.tsx';
import { NewApplication } from './new-application/new-application.tsx';
import { DecisionPanel } from './decisions/decision-panel.tsx';
import { ApplicationForm } from './request-form/application-form.tsx';
import { prefetchForm, useOpenForm } from './request-form/use-form-model.ts';

const ExistingRequest = ({ id, onRetry }: { id: number; onRetry: () => void }) => {
  const { t } = useTranslation('application_form');
  const { model, error } = useOpenForm(id);
  if (model)
    return (
      <ShowWhenLoaded>
        <ApplicationForm key={id} model={model} DecisionPanel={DecisionPanel} />
      </ShowWhenLoaded>
    );
  if (!error) return <Loading page label={t('loading')} />;
  return (
    <>
      <PageHeading title={t('not_open')} />
      <Notice
        tone="error"
        live
        actions={
          error.status === 404 ? (
            <LinkButton href={paths.myRequests()}>{t('to_my_applications')}</LinkButton>
          ) : (
            <Button icon="refresh" onPress={onRetry}>
              {t('try_again')}
            </Button>
          )
        }
      >
        {error.status === 404
          ? failureCause(error, 'load_application')
          : describeFailure('load_application', error)}
      </Notice>
    </>
  );
};

export const prefetchPage = ({ id }: { readonly id?: string }): void => {
  if (id !== undefined && isId(id) && sessionStore.token()) prefetchForm(Number(id));
};

export const ApplicationFormPage = () => {
  const id = useIdParam();
  const [attempt, setAttempt] = useState(0);
  if (id === undefined) return <NewApplication />;
  return <ExistingRequest key={`${id} ${attempt}`} id={id} onRetry={() => setAttempt(attempt + 1)} />;
};
