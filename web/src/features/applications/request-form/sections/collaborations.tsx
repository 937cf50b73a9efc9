import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { PartTable } from '../parts/part-table.tsx';
import type { PartField } from '../parts/part-fields.tsx';

const limits = rowTextLimits.collaborator;

const fields: readonly PartField[] = [
  { name: 'organization', kind: 'text', max: limits.organization },
  { name: 'primary_contact', kind: 'text', max: limits.primary_contact },
  { name: 'contribution', kind: 'long_text', max: limits.contribution },
];

export const Collaborations = () => (
  <SectionAnswers
    section="collaborations"
    parts={{ collaborators: <PartTable part="collaborators" fields={fields} /> }}
  />
);
