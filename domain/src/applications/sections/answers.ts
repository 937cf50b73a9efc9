import type * as areaOfOperations from './area-of-operations.ts';
import type * as collaborations from './collaborations.ts';
import type * as funding from './funding.ts';
import type * as generalInformation from './general-information.ts';
import type * as projectDescription from './project-description.ts';
import type * as requirements from './requirements.ts';
import type * as scheduling from './scheduling.ts';

/** Everything that proponents fill in: the wire's attributes, by the wire's names. */
export type ApplicationAnswers = generalInformation.Answers &
  projectDescription.Answers &
  requirements.Answers &
  scheduling.Answers &
  areaOfOperations.Answers &
  collaborations.Answers &
  funding.Answers;
