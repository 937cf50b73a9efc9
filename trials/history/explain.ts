import {
  type ModelLookups,
  type Outcome,
  predictCreation,
  predictApplicationOutcomes,
} from './application-model.ts';
import type { Answer, ModelAction } from './model-actions.ts';
import { predictMissionOutcomes, predictPlanOutcomes } from './plan-model.ts';
import { listDifferences, type ModelState } from './world.ts';

const predict = (world: ModelState, deed: ModelAction, known: ModelLookups): Outcome[] => {
  if ('application' in deed) return predictApplicationOutcomes(world, deed, known);
  const who = known.person(deed.by);
  if ('mission' in deed) return predictMissionOutcomes(world, deed, who);
  if ('plan' in deed) return predictPlanOutcomes(world, deed, who);
  return predictCreation(world, who);
};

export type AnsweredAction = { readonly deed: ModelAction; readonly answer: Answer };

const fits = ({ status, type }: Outcome, { status: given, body }: Answer): boolean =>
  status === given && (type === undefined || type === body?.type);

/** True after no response or a server error, when the action may have been done. */
const isOpen = ({ status }: Answer): boolean => status === 0 || status >= 500;

const possible = (world: ModelState, { deed, answer }: AnsweredAction, known: ModelLookups): Outcome[] => {
  const foretold = predict(world, deed, known);
  if (!isOpen(answer)) return foretold.filter((outcome) => fits(outcome, answer));
  const makes = deed.kind === 'create' || deed.kind === 'copy';
  return [...(makes ? [] : foretold), { status: answer.status, next: () => world }];
};

const explanations = (
  world: ModelState,
  done: readonly AnsweredAction[],
  known: ModelLookups,
): ModelState[] =>
  done.length === 0
    ? [world]
    : done.flatMap((one, at) =>
        possible(world, one, known).flatMap((outcome) =>
          explanations(outcome.next(one.answer), done.toSpliced(at, 1), known),
        ),
      );

const told = (done: readonly AnsweredAction[]): string =>
  done
    .map(({ deed, answer }) => `${JSON.stringify(deed)} → ${answer.status} ${answer.body?.type ?? ''}`)
    .join('; ');

export const findModelMismatch = (
  world: ModelState,
  done: readonly AnsweredAction[],
  stored: ModelState,
  known: ModelLookups,
): string | undefined => {
  const worlds = explanations(world, done, known);
  if (worlds.some((one) => listDifferences(one, stored).length === 0)) return undefined;
  const [first] = worlds;
  if (first) return `${told(done)}: ${listDifferences(first, stored).join(', ')}`;
  const wanted = done.map(({ deed }) =>
    predict(world, deed, known)
      .map(({ status, type }) => `${status} ${type ?? ''}`)
      .join(' or '),
  );
  return `${told(done)}: alone it would be ${wanted.join('; ')}`;
};
