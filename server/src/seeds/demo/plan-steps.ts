import { type PlanStep, type ReviewLevel, nextLevel } from '@shiptime/domain/plans/lifecycle';
import { millisecondsIn } from '@shiptime/domain/shared/instant';
import type { DemoContext } from './demo-context.ts';
import words from './data/words.json' with { type: 'json' };
import { toWorkingHour, momentInPeriod, reviewPeriodOf } from './moments.ts';
import { createRandomFromWords } from './random.ts';
import type { YearKey } from './years.ts';

export type DemoStep = {
  readonly step: PlanStep;
  readonly from: ReviewLevel;
  readonly to: ReviewLevel;
  readonly at: number;
  readonly by: number;
  readonly reason: string | null;
};

const fractions = { send_to_national: 0.68, send_to_executive: 0.79, set_final: 0.88 } as const;

const fractionOf = (step: keyof typeof fractions, vesselKey: string): number =>
  fractions[step] + createRandomFromWords('step', step, vesselKey)() * 0.06;

export const finalStepFraction = (vesselKey: string): number => fractionOf('set_final', vesselKey);

const upTo: Readonly<Record<ReviewLevel, readonly (keyof typeof fractions)[]>> = {
  regional: [],
  national: ['send_to_national'],
  executive: ['send_to_national', 'send_to_executive'],
  final: ['send_to_national', 'send_to_executive', 'set_final'],
};

export const stepCountToFinal = upTo.final.length;

const returned = { vessel: 'john-cabot', yearKey: 'review', sentAgain: 0.86 } as const;

const reopened = { vessel: 'amundsen', yearKey: 'final', days: 75, finalAgain: 82 } as const;
export const isPlanRevised = (vesselKey: string, yearKey: YearKey): boolean =>
  vesselKey === reopened.vessel && yearKey === reopened.yearKey;

type Move = { readonly step: PlanStep; readonly at: number; readonly reason?: string };

const movesOf = (vesselKey: string, yearKey: YearKey, level: ReviewLevel, setting: DemoContext): Move[] => {
  const review = reviewPeriodOf(yearKey, setting.years, setting.now);
  const at = (fraction: number) => momentInPeriod(review, fraction);
  const daysLater = (days: number) => toWorkingHour(review[1] + days * millisecondsIn.day);
  const straight = upTo[level].map((step) => ({ step, at: at(fractionOf(step, vesselKey)) }));
  if (vesselKey === returned.vessel && yearKey === returned.yearKey) {
    return [
      ...straight,
      { step: 'return', at: at(0.8), reason: words.plan_steps.returned.fr },
      { step: 'send_to_national', at: at(returned.sentAgain) },
    ];
  }
  if (!isPlanRevised(vesselKey, yearKey)) return straight;
  return [
    ...straight,
    { step: 'reopen', at: daysLater(reopened.days), reason: words.plan_steps.reopened.en },
    { step: 'set_final', at: daysLater(reopened.finalAgain) },
  ];
};

export const demoStepsOf = (
  vesselKey: string,
  yearKey: YearKey,
  level: ReviewLevel,
  setting: DemoContext,
): DemoStep[] => {
  const { people } = setting;
  const actors: Readonly<Record<ReviewLevel, number>> = {
    regional: people.coordinatorOf(vesselKey),
    national: people.national,
    executive: people.administrator,
    final: people.administrator,
  };
  let from: ReviewLevel = 'regional';
  return movesOf(vesselKey, yearKey, level, setting).map(({ step, at, reason }) => {
    const to = nextLevel(from, step);
    if (to === null) throw new Error(`${step} is no step from ${from}`);
    const taken = { step, from, to, at, by: actors[from], reason: reason ?? null };
    from = to;
    return taken;
  });
};
