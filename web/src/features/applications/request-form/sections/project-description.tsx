import { useList } from '#features/reference/api.ts';
import { ChoiceAnswer } from '../controls/choice-answers.tsx';
import { LongTextAnswer } from '../controls/text-answers.tsx';

export const ProjectDescription = () => (
  <>
    <LongTextAnswer field="executive_summary" rows={6} />
    <LongTextAnswer field="impact_statement" rows={8} />
    <LongTextAnswer field="mission_objectives" rows={8} />
    <ChoiceAnswer field="project_type_id" choices={useList('project_types')} />
    <LongTextAnswer field="project_type_note" optional rows={3} />
    <ChoiceAnswer field="thematic_area_id" choices={useList('thematic_areas')} />
  </>
);
