import { describeDifference } from '../plans/words/difference-words.ts';
import type { PlanChange } from '../plans/versions/diff-plan-snapshots.ts';
import type { PlanFormatter, TranslatableText } from '../plans/words/plan-formatter.ts';
import { ticksToDays, type MissionStart, startToTick } from '../plans/ticks.ts';
import type { MissionPlacement, ScenarioChange } from './scenario-changes.ts';

const startOf = ({ start_date, start_fraction }: MissionPlacement): MissionStart | null =>
  start_date === null ? null : { start_date, start_fraction };

const sentence = (
  kind: string,
  params: TranslatableText['params'],
  isUndated: boolean,
): TranslatableText => ({
  key: `what_if.${kind}`,
  params: { ...params, ...(isUndated && { context: 'undated' }) },
});

const momentOf = ({ start_date, start_fraction }: MissionPlacement, speaker: PlanFormatter): string =>
  start_date === null ? '' : speaker.moment(start_date, start_fraction);

const moved = (change: ScenarioChange, from: MissionPlacement, to: MissionPlacement): PlanChange[] => {
  const of = { mission_id: change.id, number: 0, title: change.title };
  const [before, after] = [startOf(from), startOf(to)];
  if (before === null) return after === null ? [] : [{ kind: 'mission_scheduled', ...of, after }];
  if (after === null) return [{ kind: 'mission_unscheduled', ...of, before }];
  const days = ticksToDays(startToTick(after) - startToTick(before));
  return days === 0 ? [] : [{ kind: 'mission_moved', ...of, before, after, days }];
};

export const describeScenarioChange = (
  change: ScenarioChange,
  speaker: PlanFormatter,
  vessel: (id: number) => string,
): readonly TranslatableText[] => {
  const { from, to, title: mission } = change;
  if (from === null || to === null) {
    const place = to ?? from;
    if (place === null) return [];
    const params = { mission, vessel: vessel(place.vessel_id), start: momentOf(place, speaker) };
    return [sentence(change.kind, params, place.start_date === null)];
  }
  const fields: PlanChange[] =
    change.fields.length === 0
      ? []
      : [
          {
            kind: 'mission_changed',
            mission_id: change.id,
            number: 0,
            title: mission,
            fields: change.fields,
          },
        ];
  const params = {
    mission,
    from: vessel(from.vessel_id),
    to: vessel(to.vessel_id),
    start: momentOf(to, speaker),
  };
  return [
    ...(from.vessel_id === to.vessel_id
      ? moved(change, from, to).flatMap((each) => describeDifference(each, speaker))
      : [sentence('transfer', params, to.start_date === null)]),
    ...fields.flatMap((each) => describeDifference(each, speaker)),
  ];
};
