import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnresolvedConflicts } from '@shiptime/domain/plans/conflicts/conflict';
import { computePlanTotals } from '@shiptime/domain/plans/plan-totals';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import {
  type EditingModel,
  type CheckedPlans,
  useEditingModel,
  useCheckedPlans,
} from '../edited-plan/scheduler-model.ts';
import type { TimelineLane } from '../timeline/lanes.ts';
import { arrangeLanes, type LaneSortFacts } from './arrange-lanes.ts';
import type { LaneGrouping, TimelineView } from './timeline-view.ts';

type Vessel = EditingModel['plans'][number]['vessel'];

const useGroupOf = (
  group: LaneGrouping,
  asked: CheckedPlans['facts'],
): ((vessel: Vessel) => LaneSortFacts['group']) => {
  const { t } = useTranslation('scheduler');
  const { language, list } = useFormat();
  const regions = useReferenceList('regions');
  const classes = useReferenceList('vessel_classes');
  return useCallback(
    (vessel) => {
      if (group === 'none') return null;
      if (group === 'coordinator') {
        const people = asked?.coordinators.filter(({ vessel_id }) => vessel_id === vessel.id) ?? [];
        const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
        return {
          key: people.map(({ id }) => id).join(' '),
          label: people.length > 0 ? list(names) : t('view.no_coordinator'),
        };
      }
      const key = group === 'region' ? vessel.region_id : vessel.vessel_class_id;
      const named = (group === 'region' ? regions : classes).find((each) => each.id === key);
      return { key: String(key), label: named ? nameInLanguage(language, named) : t('view.not_said') };
    },
    [group, asked, regions, classes, language, list, t],
  );
};

export const useArrangedLanes = (
  lanes: readonly TimelineLane[],
  { group, sort }: Pick<TimelineView, 'group' | 'sort'>,
): readonly TimelineLane[] => {
  const { t } = useTranslation('scheduler');
  const { compare, days } = useFormat();
  const { plans } = useEditingModel();
  const { board, missions, conflicts, facts: asked } = useCheckedPlans();
  const groupOf = useGroupOf(group, asked);
  const facts = useMemo(() => {
    if (group === 'none' && sort === 'name') return null;
    return new Map<number, LaneSortFacts>(
      plans.map(({ id, vessel }) => {
        const ids = new Set(missions.filter((each) => each.vessel_plan_id === id).map((each) => each.id));
        const counts = countUnresolvedConflicts(
          conflicts.filter(({ mission_ids }) => mission_ids.some((each) => ids.has(each))),
        );
        const lane = board?.lanes.find((each) => each.lane.vessel_plan_id === id)?.lane;
        return [
          id,
          {
            group: groupOf(vessel),
            freeDays: board && lane ? computePlanTotals(lane, board.conflictContext).free_days : 0,
            conflicts: counts.error * 1000 + counts.warning,
          },
        ];
      }),
    );
  }, [group, sort, plans, missions, conflicts, board, groupOf]);
  return useMemo(() => {
    if (!facts) return lanes;
    const detailOf = (ids: readonly number[]) => {
      const free = ids.reduce((sum, id) => sum + (facts.get(id)?.freeDays ?? 0), 0);
      return t('view.group_detail', { count: ids.length, free: days(free) });
    };
    return arrangeLanes(lanes, facts, sort, compare, detailOf);
  }, [facts, lanes, sort, compare, days, t]);
};
