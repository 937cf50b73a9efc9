import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlankForm, BlankQuestion } from '@shiptime/domain/applications/wire/blank-form';
import { api } from '#lib/api-client.ts';
import { useLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/language.ts';
import { paths } from '#lib/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { ShowWhenLoaded } from '#ui/show-when-loaded.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './blank-form.module.css';

const blankFormQuery = (lang: Language) => ({
  queryKey: ['application_form', lang],
  queryFn: async () => (await api.get('/application_form', { query: { lang } })).data,
});

const mostShown = 6;

const Choices = ({ choices }: Pick<BlankQuestion, 'choices'>) => {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(false);
  if (choices.length === 0) return null;
  if (choices.length <= mostShown) return <p>{choices.join(' · ')}</p>;
  return (
    <Disclosure
      title={t('blank_form.choices', { count: choices.length })}
      level={4}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <ul className={styles['choices']}>
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    </Disclosure>
  );
};

const Question = ({ label, hint, need, answer, choices }: BlankQuestion) => {
  const { t } = useTranslation('support');
  return (
    <li className={styles['question']}>
      <p>
        <strong>{label}</strong> <span className={styles['need']}>{t(`blank_form.needs.${need}`)}</span>
      </p>
      {hint && <p>{hint}</p>}
      {answer && <p className={styles['answer']}>{answer}</p>}
      <Choices choices={choices} />
    </li>
  );
};

type Group = BlankForm['sections'][number]['groups'][number];

const Questions = ({ heading, limit, questions }: Group) => (
  <>
    {heading && <h3>{limit === null ? heading : `${heading} (${limit})`}</h3>}
    <ul className={styles['questions']}>
      {questions.map((question) => (
        <Question key={question.field} {...question} />
      ))}
    </ul>
  </>
);

export const BlankFormPage = () => {
  const { t } = useTranslation('support');
  const lang = useLanguage();
  const query = useQuery(blankFormQuery(lang));
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('apply.title'), href: paths.apply() }]} />
      <PageHeading
        title={t('blank_form.title')}
        lead={t('blank_form.lead')}
        actions={
          <DownloadButton load={() => api.download(`/application_form/export.pdf?lang=${lang}`)}>
            {t('blank_form.pdf')}
          </DownloadButton>
        }
      />
      <ShowWhenLoaded>
        <QueryView query={query}>
          {({ sections }) =>
            sections.map(({ name, title, groups }) => (
              <Section key={name} title={title}>
                <Stack>
                  {groups.map((group) => (
                    <Questions key={group.questions[0]?.field} {...group} />
                  ))}
                </Stack>
              </Section>
            ))
          }
        </QueryView>
      </ShowWhenLoaded>
    </>
  );
};
