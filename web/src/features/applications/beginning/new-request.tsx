import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useGo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FiscalYearRow, listQuery } from '#features/reference/reference-api.ts';
import { CannotCreate } from './cannot-create.tsx';
import { createApplication, invalidateApplications } from '../application-api.ts';
import { LaterYear } from './later-year.tsx';
import { useOpenYears } from './open-years.ts';

const NewRequestForm = ({ years }: { years: readonly FiscalYearRow[] }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const format = useFormat();
  const go = useGo();
  const [yearId, setYearId] = useState<number | null>(years[0]?.id ?? null);
  const [title, setTitle] = useState('');
  const year = years.find(({ id }) => id === yearId);

  const { run, pending, error, problem } = useChange('create_application', {
    mutationFn: createApplication,
    onSuccess: async (created) => {
      await invalidateApplications();
      go(paths.request(created.id), { replace: true });
    },
  });
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (yearId !== null) void run({ fiscal_year_id: yearId, project_title: title });
  };

  return (
    <form onSubmit={create} noValidate>
      <Stack roomy>
        {problem && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <Select
          label={t('applications:fields.fiscal_year_id.label')}
          options={years.map(({ id, name }) => ({ id, label: name }))}
          value={yearId}
          onChange={setYearId}
          placeholder={null}
          hint={year && t('application_form:new.deadline', { at: format.deadline(year.deadline_at) })}
          error={error?.field('fiscal_year_id')}
        />
        <LaterYear years={years} chosen={yearId} />
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

export const NewRequest = () => {
  const { t } = useTranslation('application_form');
  const { can } = useSignedInUser();
  const { error } = useQuery(listQuery('fiscal_years'));
  const years = useOpenYears();
  return (
    <>
      <PageHeading title={t('new.title')} lead={can['apply'] && t('new.lead')} />
      {error && <FailureNotice error={error} />}
      {!can['apply'] && <CannotCreate />}
      {can['apply'] && !years && !error && <Loading />}
      {can['apply'] && years?.length === 0 && <Notice>{t('new.no_open_year')}</Notice>}
      {can['apply'] && years && years.length > 0 && <NewRequestForm years={years} />}
    </>
  );
};
