import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../controls/field-group.tsx';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { PartRemarkButton } from '../parts/part-remarks.tsx';
import { PartTable } from '../parts/part-table.tsx';
import type { PartField } from '../parts/part-fields.tsx';

const limits = rowTextLimits.collaborator;

const fieldsWith = (hint: string): readonly PartField[] => [
  { name: 'organization', kind: 'text', max: limits.organization },
  { name: 'primary_contact', kind: 'text', max: limits.primary_contact },
  { name: 'contribution', kind: 'long_text', max: limits.contribution },
  { name: 'ror', kind: 'text', optional: true, hint },
];

export const Collaborations = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const collaborators = (
    <FieldGroup
      title={t('application_form:parts.collaborators.title')}
      beside={<PartRemarkButton part="collaborators" />}
    >
      <PartTable part="collaborators" fields={fieldsWith(t('applications:rows.collaborator.ror.hint'))} />
    </FieldGroup>
  );
  return <SectionAnswers section="collaborations" parts={{ collaborators }} />;
};
