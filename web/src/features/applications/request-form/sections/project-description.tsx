import { SectionAnswers } from '../controls/section-answers.tsx';

export const ProjectDescription = () => <SectionAnswers section="project_description" />;
