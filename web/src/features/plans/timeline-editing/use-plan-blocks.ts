import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission, Span } from '@shiptime/domain/plans/missions';
import { dayOfTick } from '@shiptime/domain/plans/ticks';
import type { BaselineMission } from '@shiptime/domain/plans/versions/baseline';
import type { AdjacentYearMission } from '@shiptime/domain/plans/wire/conflicts';
import { useConstraintText } from '../timeline-view/use-constraint-text.ts';
import type { Baseline } from '../baselines/use-baseline.ts';
import {
  baselineBlocks,
  adjacentYearBlocks,
  constraintBlocks,
  proposedBlocks,
  spanAroundYear,
  type TransitLabelFacts,
  transitBlocks,
  windowBlocks,
} from '../timeline-view/timeline-lane.ts';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import type { LoadedPlan } from '../plan.ts';
import { ProposedBarsContext } from '../timeline/timeline-contexts.ts';
import type { TimelineBlock } from '../timeline/lanes.ts';

const none: readonly AdjacentYearMission[] = [];
const nothing: readonly never[] = [];

const useBlockWords = (baseline: Baseline | null) => {
  const { t } = useTranslation('scheduler');
  const constraint = useConstraintText();
  const { words } = useCheckedPlans();
  return useMemo(
    () => ({
      beside: ({ mission, fiscal_year_name }: AdjacentYearMission) =>
        t('timeline.beside', { title: mission.title, year: fiscal_year_name, dates: words.dates(mission) }),
      constraint,
      baseline: ({ title }: BaselineMission, { start, end }: Span) =>
        t('baseline.outline', {
          title,
          where: baseline?.where,
          dates: t('dates', { start: dayOfTick(start), end: dayOfTick(end - 1) }),
        }),
      ghost: (mission: Mission) =>
        t('timeline.ghost', { title: words.bar(mission).title, dates: words.dates(mission) }),
      transit: ({ from, to, days, miles, missing }: TransitLabelFacts) =>
        t(missing > 0 ? 'timeline.transit_short' : 'timeline.transit', {
          from: words.speaker.port(from),
          to: words.speaker.port(to),
          days: words.speaker.days(days),
          miles: Math.round(miles),
          missing: words.speaker.days(missing),
        }),
    }),
    [t, constraint, words, baseline],
  );
};

export const usePlanBlocks = (windowOf: number | null, baseline: Baseline | null) => {
  const { t } = useTranslation('scheduler');
  const { missions, board, facts } = useCheckedPlans();
  const ghosts = useContext(ProposedBarsContext);
  const says = useBlockWords(baseline);
  return useMemo(
    () =>
      (plan: LoadedPlan, planned: readonly Mission[]): readonly TimelineBlock[] => [
        ...adjacentYearBlocks(
          facts?.beside.missions ?? none,
          plan.vessel_id,
          spanAroundYear(plan.fiscal_year),
          says.beside,
        ),
        ...constraintBlocks(plan.constraints, says.constraint),
        ...baselineBlocks(baseline?.missions ?? nothing, plan.vessel_id, says.baseline),
        ...windowBlocks(
          planned.find(({ id }) => id === windowOf),
          board,
          { window: t('timeline.window'), preferred: t('timeline.preferred') },
        ),
        ...proposedBlocks(plan.id, ghosts, missions, says.ghost),
        ...transitBlocks(plan.id, board, says.transit),
      ],
    [missions, board, facts, ghosts, says, baseline, windowOf, t],
  );
};
