import { occupiedSpan } from '../missions.ts';
import type { PlanChange } from '../versions/diff-plan-snapshots.ts';
import { diffPlanSnapshots } from '../versions/diff-plan-snapshots.ts';
import type { PlanSnapshot, SnapshotMission } from '../versions/snapshot.ts';
import { describeDifference } from './difference-words.ts';
import type { PlanFormatter, TranslatableText } from './plan-formatter.ts';

type Missions = ReadonlyMap<number, SnapshotMission>;
type ComparisonWords = ReturnType<typeof describeDifference>[number];
type Moved = PlanChange & { readonly kind: 'mission_moved' };
type Changed = PlanChange & { readonly kind: 'mission_changed' };

const byId = ({ missions }: PlanSnapshot): Missions => new Map(missions.map((each) => [each.id, each]));

const endTick = (mission: SnapshotMission | undefined): number | null =>
  mission === undefined ? null : (occupiedSpan(mission)?.end ?? null);

const without = (change: Changed, field: string): Changed => ({
  ...change,
  fields: change.fields.filter((each) => each.field !== field),
});

const newBeginning = (
  moved: Moved,
  changed: Changed,
  mission: SnapshotMission,
  speaker: PlanFormatter,
): ComparisonWords => {
  const days = changed.fields.find(({ field }) => field === 'operational_days');
  return {
    key: 'difference.mission_moved',
    params: {
      context: moved.days > 0 ? 'later_same_end' : 'earlier_same_end',
      mission: moved.title,
      from: speaker.moment(moved.before.start_date, moved.before.start_fraction),
      to: speaker.moment(moved.after.start_date, moved.after.start_fraction),
      end: speaker.moment(mission.end_date ?? ''),
      days: speaker.days(Math.abs(moved.days)),
      before: speaker.days(Number(days?.before)),
      after: speaker.days(Number(days?.after)),
    },
  };
};

const withNewEnd = (
  words: ComparisonWords,
  mission: SnapshotMission,
  speaker: PlanFormatter,
): ComparisonWords => {
  const { context } = words.params;
  if ((context !== 'longer' && context !== 'shorter') || mission.end_date === null) return words;
  const params = { ...words.params, context: `${context}_until`, end: speaker.moment(mission.end_date) };
  return { ...words, params };
};

const missionWords = (
  changes: readonly PlanChange[],
  before: SnapshotMission | undefined,
  after: SnapshotMission | undefined,
  speaker: PlanFormatter,
): readonly ComparisonWords[] => {
  const moved = changes.find((each): each is Moved => each.kind === 'mission_moved');
  const changed = changes.find((each): each is Changed => each.kind === 'mission_changed');
  const isLonger = changed?.fields.some(({ field }) => field === 'operational_days') === true;
  if (after !== undefined && moved && changed && isLonger && endTick(before) === endTick(after)) {
    const rest = without(changed, 'operational_days');
    return [newBeginning(moved, changed, after, speaker), ...describeDifference(rest, speaker)];
  }
  const words = changes.flatMap((each) => describeDifference(each, speaker));
  return after === undefined || moved ? words : words.map((each) => withNewEnd(each, after, speaker));
};

const isRenaming = ({ before, after }: PlanChange & { readonly kind: 'names_changed' }): boolean => {
  const old = new Map(before.ports.map((port) => [port.id, port]));
  const differs = (
    a: { readonly name_en: string; readonly name_fr: string },
    b: { readonly name_en: string; readonly name_fr: string },
  ) => a.name_en !== b.name_en || a.name_fr !== b.name_fr;
  return (
    differs(before.vessel, after.vessel) ||
    before.fiscal_year.name !== after.fiscal_year.name ||
    after.ports.some((port) => differs(old.get(port.id) ?? port, port))
  );
};

const startOf = (mission: SnapshotMission | undefined): number =>
  (mission && occupiedSpan(mission)?.start) ?? Number.POSITIVE_INFINITY;

const ofMission = (change: PlanChange): number | null =>
  change.kind.startsWith('mission_') && 'mission_id' in change ? change.mission_id : null;

export const describePlanChanges = (
  before: PlanSnapshot,
  after: PlanSnapshot,
  speaker: PlanFormatter,
): readonly TranslatableText[] => {
  const [old, now] = [byId(before), byId(after)];
  const changes = diffPlanSnapshots(before, after).filter(
    (change) => change.kind !== 'names_changed' || isRenaming(change),
  );
  const about = (id: number | null) => changes.filter((change) => ofMission(change) === id);
  const missions = [...new Set(changes.flatMap((change) => ofMission(change) ?? []))]
    .toSorted((a, b) => startOf(now.get(a) ?? old.get(a)) - startOf(now.get(b) ?? old.get(b)) || a - b)
    .flatMap((id) => missionWords(about(id), old.get(id), now.get(id), speaker));
  const others = about(null);
  const isPlan = ({ kind }: PlanChange) => kind === 'plan_changed';
  return [
    ...others.filter(isPlan).flatMap((change) => describeDifference(change, speaker)),
    ...missions,
    ...others.filter((change) => !isPlan(change)).flatMap((change) => describeDifference(change, speaker)),
  ];
};
