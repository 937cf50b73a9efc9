import { useTranslation } from 'react-i18next';
import { fundingStatuses } from '@shiptime/domain/applications/funding-sources';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { useFormat } from '#lib/format.ts';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { PartTable } from '../parts/part-table.tsx';
import type { PartField } from '../parts/part-fields.tsx';

export const Funding = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const format = useFormat();
  const fields: readonly PartField[] = [
    { name: 'organization', kind: 'text', max: rowTextLimits.funding_source.organization },
    { name: 'amount', kind: 'money' },
    {
      name: 'status',
      kind: 'choice',
      choices: fundingStatuses.map((id) => ({ id, label: t(`applications:funding_statuses.${id}`) })),
    },
  ];
  const show = (field: string, value: unknown) => {
    if (field === 'amount') return typeof value === 'number' ? format.money(value) : '';
    const status = fundingStatuses.find((known) => known === value);
    return field === 'status' && status ? t(`applications:funding_statuses.${status}`) : String(value ?? '');
  };
  const sources = <PartTable part="funding_sources" fields={fields} show={show} />;
  return <SectionAnswers section="funding" parts={{ funding_sources: sources }} />;
};
