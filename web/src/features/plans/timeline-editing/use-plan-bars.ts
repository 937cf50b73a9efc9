import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Baseline } from '../baselines/use-baseline.ts';
import { useBaselineChangeText } from '../baselines/use-baseline-change-text.ts';
import { missionBars, toSharedVoyagePartner } from '../timeline-view/timeline-lane.ts';
import type { MissionColours } from '../timeline-view/use-mission-colours.ts';
import { matchesTimelineFilter, type TimelineView } from '../timeline-view/timeline-view.ts';
import { useEditingModel, usePlanEditorState, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { ProposedBarsContext } from '../timeline/timeline-contexts.ts';
import type { TimelineBar } from '../timeline/lanes.ts';
import { matchesSearch } from './search-and-sort-unscheduled-missions.ts';

const usePale = ({ of }: MissionColours, view: TimelineView): ((mission: Mission) => boolean) => {
  const { rows } = usePlanEditorState().plan;
  return useMemo(
    () => (mission) =>
      !matchesTimelineFilter(view, rows.get(mission.id)?.ship_time_request) ||
      !matchesSearch(view.find, [mission.title, of(mission)?.label ?? '']),
    [of, view, rows],
  );
};

export const usePlanBars = (categories: MissionColours, view: TimelineView, baseline: Baseline | null) => {
  const { t } = useTranslation('scheduler');
  const { conflicts, words, voyages } = useCheckedPlans();
  const { plans } = useEditingModel();
  const { mates } = voyages;
  const { of } = categories;
  const isPale = usePale(categories, view);
  const ghosts = useContext(ProposedBarsContext);
  const differs = useBaselineChangeText(words);
  return useMemo(() => {
    const departed = ({ id }: Mission) => {
      const departure = baseline?.ofMission.get(id);
      return departure && baseline && differs(departure, baseline.where);
    };
    const togetherOf = ({ id }: Mission) => {
      const mate = mates.get(id);
      return mate && words.together(mate.mission);
    };
    const looksOf = (mission: Mission) => {
      const category = of(mission);
      return {
        ...words.bar(mission),
        ...(plans.length > 1 && { title: mission.title }),
        ...(category && { hue: category.hue }),
        ...(isPale(mission) && { isPale: true }),
        ...toSharedVoyagePartner(mates.get(mission.id)),
        leaving: ghosts.some(({ mission_id }) => mission_id === mission.id),
      };
    };
    return (planned: readonly Mission[]): readonly TimelineBar[] => {
      const ids = new Set(planned.map(({ id }) => id));
      const troubles = conflicts.filter(
        ({ mission_ids, severity }) => severity !== 'info' && mission_ids.some((id) => ids.has(id)),
      );
      const labelOf = (mission: Mission) =>
        [
          `${mission.number}. ${mission.title}`,
          words.dates(mission),
          togetherOf(mission),
          of(mission)?.label,
          isPale(mission) && t('view.pale'),
          departed(mission),
          ...troubles.filter(({ mission_ids }) => mission_ids.includes(mission.id)).map(words.title),
        ]
          .filter(Boolean)
          .join('. ');
      return missionBars(planned, troubles, labelOf, looksOf);
    };
  }, [conflicts, words, plans, mates, of, isPale, baseline, differs, ghosts, t]);
};
