import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import type { Baseline } from '../baselines/use-baseline.ts';
import { windowStrips } from '../timeline-view/timeline-lane.ts';
import type { MissionColours } from '../timeline-view/use-mission-colours.ts';
import type { useTimelineLoads } from '../timeline-view/use-timeline-loads.ts';
import { matchesTimelineFilter, type TimelineView } from '../timeline-view/timeline-view.ts';
import { useEditingModel, usePlanEditorState, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import type { LoadedPlan } from '../plan.ts';
import type { TimelineLane } from '../timeline/lanes.ts';
import { usePlanBars } from './use-plan-bars.ts';
import { usePlanBlocks } from './use-plan-blocks.ts';

const hrefOf = ({ id, scenario_id }: LoadedPlan): string =>
  scenario_id === null ? paths.scheduler(id) : paths.scenario(scenario_id, { plans: String(id) });

export const useMissionLanes = (
  windowOf: number | null,
  categories: MissionColours,
  view: TimelineView,
  loads: ReturnType<typeof useTimelineLoads>,
  baseline: Baseline | null,
): readonly TimelineLane[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const { plans } = useEditingModel();
  const { rows } = usePlanEditorState().plan;
  const { missions, board, words } = useCheckedPlans();
  const barsIn = usePlanBars(categories, view, baseline);
  const blocksIn = usePlanBlocks(windowOf, baseline);
  return useMemo(
    () =>
      plans.map((plan) => {
        const planned = missions.filter(({ vessel_plan_id }) => vessel_plan_id === plan.id);
        const asked = planned.filter(({ id }) =>
          matchesTimelineFilter(view, rows.get(id)?.ship_time_request),
        );
        return {
          id: plan.id,
          ...(loads &&
            plans.length > 1 && {
              load: { loads: loads.byPlan.get(plan.id) ?? [], periods: loads.periods },
            }),
          ...(view.layers.has('wanted') && { wanted: windowStrips(asked, board, words.bar) }),
          label: nameInLanguage(language, plan.vessel),
          detail: plan.scenario_id === null ? tp(`levels.${plan.review_level}`) : t('fleet.what_if_lane'),
          href: hrefOf(plan),
          bars: barsIn(planned),
          blocks: blocksIn(plan, planned),
        };
      }),
    [plans, missions, board, words, view, rows, loads, barsIn, blocksIn, language, t, tp],
  );
};
