import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../controls/field-group.tsx';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { PartMark } from '../parts/part-remarks.tsx';
import { PartTable } from '../parts/part-table.tsx';
import type { PartField } from '../parts/part-fields.tsx';

const limits = rowTextLimits.collaborator;

const fields: readonly PartField[] = [
  { name: 'organization', kind: 'text', max: limits.organization },
  { name: 'primary_contact', kind: 'text', max: limits.primary_contact },
  { name: 'contribution', kind: 'long_text', max: limits.contribution },
];

export const Collaborations = () => {
  const { t } = useTranslation('application_form');
  const collaborators = (
    <FieldGroup title={t('parts.collaborators.title')} beside={<PartMark part="collaborators" />}>
      <PartTable part="collaborators" fields={fields} />
    </FieldGroup>
  );
  return <SectionAnswers section="collaborations" parts={{ collaborators }} />;
};
