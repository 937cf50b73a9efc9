import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FiscalYearRow, referenceListQuery } from '#features/reference/reference-api.ts';
import { MayNotApplyNotice } from './may-not-apply-notice.tsx';
import { createApplication, invalidateApplications } from '../application-api.ts';
import { OpenFiscalYearSummary } from './open-fiscal-year-summary.tsx';
import { useOpenFiscalYear } from './open-fiscal-year.ts';

const NewRequestForm = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const go = useNavigateTo();
  const [title, setTitle] = useState('');

  const { run, pending, error, problem } = useApiMutation('create_application', {
    mutationFn: createApplication,
    onSuccess: async (created) => {
      await invalidateApplications();
      go(paths.request(created.id), { replace: true });
    },
  });
  const create = (event: FormEvent) => {
    event.preventDefault();
    void run({ fiscal_year_id: year.id, project_title: title });
  };

  return (
    <form onSubmit={create} noValidate>
      <Stack roomy>
        <ProblemNotice problem={problem} />
        <OpenFiscalYearSummary year={year} />
        <TextField
          label={t('applications:fields.project_title.label')}
          name="project_title"
          width="full"
          value={title}
          onChange={setTitle}
          error={error?.field('project_title')}
        />
        <div>
          <Button type="submit" variant="primary" icon="add" pending={pending}>
            {t('application_form:new.create')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

export const NewApplication = () => {
  const { t } = useTranslation('application_form');
  const { can } = useSignedInUser();
  const { error } = useQuery(referenceListQuery('fiscal_years'));
  const year = useOpenFiscalYear();
  return (
    <>
      <PageHeading title={t('new.title')} lead={can['apply'] && t('new.lead')} />
      {error && <FailureNotice error={error} />}
      {!can['apply'] && <MayNotApplyNotice />}
      {can['apply'] && year === undefined && !error && <Loading />}
      {can['apply'] && year === null && <Notice>{t('new.no_open_year')}</Notice>}
      {can['apply'] && year && <NewRequestForm year={year} />}
    </>
  );
};
