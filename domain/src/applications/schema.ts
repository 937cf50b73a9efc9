import type { Instant } from '../shared/instant.ts';
import type { ApplicationFacts } from './policy.ts';
import type { ApplicationAnswers } from './sections/answers.ts';

export type { ApplicationAnswers };

export type ApplicationToCheck = ApplicationAnswers &
  ApplicationFacts & {
    readonly id: number;
    readonly submitted_at: Instant | null;
  };
