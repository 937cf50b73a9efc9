import { useTranslation } from 'react-i18next';
import { fundingSourceSchema, fundingStatuses } from '@shiptime/domain/applications/funding-sources';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import { useFormat } from '#lib/format.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { UserText } from '#ui/user-text.tsx';
import { FieldGroup } from '../controls/field-group.tsx';
import { useFormModel } from '../form-model.ts';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { PartRemarkButton } from '../parts/part-remarks.tsx';
import { PartTable } from '../parts/part-table.tsx';
import type { PartField } from '../parts/part-fields.tsx';

export const Funding = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const format = useFormat();
  const words = useProblemText();
  const { settings } = useFormModel().context;
  const { funding_amount_min: min, funding_amount_max: max } = settings;
  const { amount } = fundingSourceSchema(settings).shape;
  const fields: readonly PartField[] = [
    { name: 'organization', kind: 'text', max: rowTextLimits.funding_source.organization },
    {
      name: 'amount',
      kind: 'money',
      hint: t('applications:rows.funding_source.amount.hint', { min, max }),
      problemOf: (value) => {
        const { error } = amount.safeParse(value);
        const [problem] = error ? toFieldProblems(error) : [];
        return problem && words(problem);
      },
    },
    {
      name: 'status',
      kind: 'choice',
      choices: fundingStatuses.map((id) => ({ id, label: t(`applications:funding_statuses.${id}`) })),
    },
    {
      name: 'grant_number',
      kind: 'text',
      max: rowTextLimits.funding_source.grant_number,
      optional: true,
    },
    { name: 'ror', kind: 'text', optional: true, hint: t('applications:rows.funding_source.ror.hint') },
  ];
  const show = (field: string, value: unknown) => {
    if (field === 'amount') return typeof value === 'number' ? format.money(value) : '';
    const status = fundingStatuses.find((known) => known === value);
    if (field === 'status' && status) return t(`applications:funding_statuses.${status}`);
    return <UserText text={String(value ?? '')} />;
  };
  const sources = (
    <FieldGroup
      title={t('application_form:parts.funding_sources.title')}
      beside={<PartRemarkButton part="funding_sources" />}
    >
      <PartTable part="funding_sources" fields={fields} show={show} />
    </FieldGroup>
  );
  return <SectionAnswers section="funding" parts={{ funding_sources: sources }} />;
};
