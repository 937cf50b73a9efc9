import type { Instant } from '../shared/instant.ts';
import type { ApplicationFacts } from './policy.ts';
import type * as areaOfOperations from './sections/area-of-operations.ts';
import type * as collaborations from './sections/collaborations.ts';
import type * as funding from './sections/funding.ts';
import type * as generalInformation from './sections/general-information.ts';
import type * as projectDescription from './sections/project-description.ts';
import type * as requirements from './sections/requirements.ts';
import type * as scheduling from './sections/scheduling.ts';

/** Everything that proponents fill in: the wire's attributes, by the wire's names. */
export type ApplicationAnswers = generalInformation.Answers &
  projectDescription.Answers &
  requirements.Answers &
  scheduling.Answers &
  areaOfOperations.Answers &
  collaborations.Answers &
  funding.Answers;

/** An application with what happened to it. */
export type Application = ApplicationAnswers &
  ApplicationFacts & {
    readonly id: number;
    readonly submitted_at: Instant | null;
  };
