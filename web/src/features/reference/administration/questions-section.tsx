import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { faqInputSchema } from '@shiptime/domain/reference/lists';
import { useLanguage } from '#lib/i18n.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import type { FieldSpec } from './field-spec.ts';
import type { RecordRow } from './records.ts';
import { RecordsSection } from './records-section.tsx';

export const QuestionsSection = () => {
  const { t } = useTranslation('reference');
  const language = useLanguage();
  const question = `question_${language}` as const;
  const columns = useMemo<readonly DataColumn<RecordRow<'faqs'>>[]>(
    () => [
      {
        key: question,
        header: t('questions.question'),
        isRowHeader: true,
        value: (row) => row[question],
        cell: (row) => row[question],
      },
      {
        key: 'position',
        header: t('fields.position'),
        align: 'end',
        value: (row) => row.position,
        cell: (row) => String(row.position),
      },
    ],
    [question, t],
  );
  const specs: FieldSpec[] = [
    { name: 'question_en', label: t('questions.question_en'), kind: 'text' },
    { name: 'question_fr', label: t('questions.question_fr'), kind: 'text' },
    { name: 'answer_en', label: t('questions.answer_en'), kind: 'long' },
    { name: 'answer_fr', label: t('questions.answer_fr'), kind: 'long' },
    { name: 'position', label: t('fields.position'), hint: t('fields.position_hint'), kind: 'number' },
    { name: 'active', label: t('fields.active'), kind: 'flag' },
  ];
  return (
    <RecordsSection
      path="faqs"
      caption={t('questions.caption')}
      addLabel={t('questions.add')}
      columns={columns}
      nameOf={(row) => row[question]}
      specs={specs}
      schema={faqInputSchema}
    />
  );
};
