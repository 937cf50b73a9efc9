import type { Placement, Problem, Solution } from '@shiptime/planner/problem';
import type { Column } from '@shiptime/planner/master-problem';

export type ThreadTask =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly stop: Int32Array }
  | {
      readonly kind: 'search';
      readonly seed: number;
      readonly iterations: number | null;
      readonly milliseconds: number | null;
      readonly from: readonly Placement[];
      readonly warmth: number;
    }
  | {
      readonly kind: 'polish';
      readonly plan: Solution;
      readonly routes: readonly Column[];
      readonly nodes: number;
      readonly seconds: number;
    }
  | {
      readonly kind: 'bound';
      readonly routes: readonly Column[];
      readonly rounds: number;
      readonly milliseconds: number;
    };

export type ThreadMessage =
  | { readonly kind: 'better'; readonly solution: Solution; readonly iterations: number }
  | { readonly kind: 'bound'; readonly value: number; readonly isFinal: boolean };

export type ThreadResult = {
  readonly kind: 'result';
  readonly solution: Solution | null;
  readonly iterations: number;
  readonly routes: readonly Column[];
};
