import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { questionsQuery } from './support-api.ts';
import { QuestionList } from './components/question-list.tsx';
import { SupportContact } from './components/support-contact.tsx';

export const SupportPage = () => {
  const { t } = useTranslation('support');
  const query = useQuery(questionsQuery);
  return (
    <>
      <Breadcrumbs />
      <PageHeading title={t('questions.title')} lead={t('questions.lead')} />
      <Stack roomy>
        <QueryView query={query}>{(questions) => <QuestionList questions={questions} />}</QueryView>
        <SupportContact />
      </Stack>
    </>
  );
};
