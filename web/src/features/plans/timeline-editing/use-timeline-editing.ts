import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moveMission, resizeMission } from '@shiptime/domain/plans/mission-changes';
import { clipMoveToYear } from '@shiptime/domain/plans/fiscal-year-bounds';
import { type Mission, occupiedSpan } from '@shiptime/domain/plans/missions';
import {
  findMissionLinks,
  moveLinkedMissions,
} from '@shiptime/domain/plans/shared-voyages/move-linked-missions';
import type { ApplicationPairs } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import type { LoadedPlan } from '../plan.ts';
import type { TimelineLane } from '../timeline/lanes.ts';
import type { BarShift } from '../timeline/drag/bar-shift.ts';
import type { TimelineEditing } from '../timeline/timeline.tsx';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';

const shiftedMission = (mission: Mission, { grip, ticks }: BarShift): Mission =>
  grip === 'move' ? moveMission(mission, ticks) : resizeMission(mission, grip, ticks);

export type MissionTransfer = {
  readonly mission: Mission;
  readonly wanted: Mission;
  readonly target: LoadedPlan;
};

export type TransferHandlers = {
  readonly refusalOf: (transfer: MissionTransfer) => string | null;
  readonly onDrop: (transfer: MissionTransfer) => void;
};

const transferOf = (
  shift: BarShift,
  held: readonly Mission[],
  lanes: readonly TimelineLane[],
  plans: readonly LoadedPlan[],
): MissionTransfer | null => {
  const mission = held.find(({ id }) => id === shift.ids[0]);
  const from = lanes.findIndex(({ id }) => id === mission?.vessel_plan_id);
  const over = shift.lanes === 0 ? undefined : lanes[from + shift.lanes];
  const target = plans.find(({ id }) => id === over?.id);
  if (!mission || !target) return null;
  return { mission, target, wanted: { ...shiftedMission(mission, shift), vessel_plan_id: target.id } };
};

const alongWith = (
  changed: readonly Mission[],
  missions: readonly Mission[],
  pairs: ApplicationPairs,
): readonly Mission[] => {
  if (pairs.length === 0) return [];
  const now = new Map(changed.map((mission) => [mission.id, mission]));
  const after = missions.map((mission) => now.get(mission.id) ?? mission);
  return moveLinkedMissions(missions, after, findMissionLinks(missions, pairs)).filter(
    ({ id }) => !now.has(id),
  );
};

const useDescriptions = (transfers: TransferHandlers | undefined) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { words, predictConflicts, missions, voyages } = useCheckedPlans();
  return useMemo(
    () => ({
      ofTransfer: (transfer: MissionTransfer) => {
        const { wanted, target } = transfer;
        const refusal = transfers?.refusalOf(transfer) ?? null;
        const troubles = refusal === null ? predictConflicts([wanted]).map(words.title) : [refusal];
        const place = t('fleet.on_vessel', {
          vessel: nameInLanguage(language, target.vessel),
          dates: words.dates(wanted) ?? '',
        });
        return { text: [place, ...new Set(troubles)].join('. '), isTrouble: troubles.length > 0 };
      },
      ofShift: (shift: BarShift, held: readonly Mission[]) => {
        const own = held.map((mission) => shiftedMission(mission, shift));
        const along = alongWith(own, missions, voyages.pairs);
        const changed = [...own, ...along];
        const first = own.find(({ id }) => id === shift.ids[0]);
        const mate = first && voyages.mates.get(first.id)?.mission;
        const stop = shift.stop === null ? [] : [t(`timeline.stop_${shift.stop}`)];
        const troubles = [...stop, ...new Set(predictConflicts(changed).map(words.title))];
        const where = first ? (words.dates(first) ?? '') : '';
        const length = first ? words.speaker.days(first.operational_days) : '';
        const text = shift.grip === 'move' ? where : t('timeline.held_end', { dates: where, days: length });
        return {
          text: [text, ...(mate ? [words.together(mate)] : []), ...troubles].join('. '),
          isTrouble: troubles.length > 0,
        };
      },
    }),
    [t, language, words, predictConflicts, transfers, missions, voyages],
  );
};

export const useTimelineEditing = (
  lanes: readonly TimelineLane[],
  transfers?: TransferHandlers,
): TimelineEditing | undefined => {
  const model = useEditingModel();
  const { missions } = useCheckedPlans();
  const described = useDescriptions(transfers);
  // Missions at the start of the drag; other planners may move some later.
  const held = useRef<readonly Mission[]>([]);
  return useMemo(() => {
    const { editor, plans, readOnly, mayEdit } = model;
    if (readOnly) return undefined;
    return {
      mayChange: (id) => {
        const mission = missions.find((each) => each.id === id);
        return mission !== undefined && mayEdit(mission);
      },
      hold: (ids) => {
        held.current = missions.filter(({ id }) => ids.includes(id));
      },
      reach: ({ grip }, ticks) => {
        const year = plans[0]?.fiscal_year;
        const spans = held.current.flatMap((mission) => occupiedSpan(mission) ?? []);
        return year && spans.length > 0 ? clipMoveToYear(spans, grip, ticks, year) : { ticks, stop: null };
      },
      changesLanes: transfers !== undefined,
      describe: (shift) => {
        const transfer = transferOf(shift, held.current, lanes, plans);
        return transfer ? described.ofTransfer(transfer) : described.ofShift(shift, held.current);
      },
      commit: (shift) => {
        const transfer = transferOf(shift, held.current, lanes, plans);
        const { ids, grip, ticks } = shift;
        const [id] = ids;
        if (transfer) transfers?.onDrop(transfer);
        else if (grip === 'move') editor.perform({ type: 'move', mission_ids: ids, ticks }, held.current);
        else if (id !== undefined)
          editor.perform({ type: 'resize', mission_id: id, edge: grip, ticks }, held.current);
      },
    };
  }, [model, missions, described, lanes, transfers]);
};
