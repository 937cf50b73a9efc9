import { constraintKinds } from '../../vessels/constraints.ts';
import type { ConflictCode } from '../conflicts/conflict.ts';
import { conflictCodes } from '../conflicts/conflict.ts';
import { isReviewLevel } from '../lifecycle.ts';
import type { PlanFieldValue } from '../port-calls.ts';
import { occupiedDays } from '../missions.ts';
import type { FieldChange, PlanChange, PlanChangeKind } from '../versions/diff-plan-snapshots.ts';
import type { SnapshotConstraint, SnapshotMission } from '../versions/snapshot.ts';
import type { PlanFormatter, TranslatableText } from './plan-formatter.ts';

type DifferenceWords = TranslatableText<`difference.${PlanChangeKind}`>;

const isCode = (code: string): code is ConflictCode => conflictCodes.some((each) => each === code);

const fieldsOfDays = ['mobilization_days', 'operational_days', 'demobilization_days', 'duration_days'];
const fieldsOfPorts = ['mobilization_port_id', 'demobilization_port_id', 'port_id'];
const fieldsOfDates = ['start_date', 'end_date'];

export const formatPlanFieldValue = (
  field: string,
  value: PlanFieldValue,
  speaker: PlanFormatter,
): string => {
  if (value === null) return speaker.nothing();
  if (typeof value === 'object')
    return value.length === 0 ? speaker.nothing() : speaker.list(value.map(speaker.stop));
  if (fieldsOfDays.includes(field)) return speaker.days(Number(value));
  if (fieldsOfPorts.includes(field)) return speaker.port(Number(value));
  if (fieldsOfDates.includes(field)) return speaker.moment(String(value));
  if (field === 'sails_with_id') return speaker.mission(Number(value));
  const kind = field === 'kind' && constraintKinds.find((each) => each === value);
  if (kind) return speaker.kind(kind);
  return isReviewLevel(value) ? speaker.level(value) : String(value);
};

const fieldContext = ({ field, before, after }: FieldChange): string => {
  if (field === 'notes' || field === 'review_level') return field;
  if (field === 'sails_with_id') return after === null ? 'parted' : 'shared';
  if (field === 'title' || field === 'name') return 'renamed';
  if (field === 'operational_days') return Number(after) > Number(before) ? 'longer' : 'shorter';
  if (before === null) return 'set';
  if (after === null) return 'cleared';
  return field === 'mobilization_port_id' || field === 'demobilization_port_id' ? field : 'value';
};

const unsaid = ['duration_days', 'vessel_plan_id'];

const saidOnce =
  (missionId: number) =>
  ({ field, before, after }: FieldChange): boolean =>
    field !== 'sails_with_id' || missionId < Number(after ?? before);

const fieldWords = (
  kind: 'mission_changed' | 'constraint_changed' | 'plan_changed',
  changes: readonly FieldChange[],
  subject: Readonly<Record<string, string>>,
  speaker: PlanFormatter,
): DifferenceWords[] =>
  changes
    .filter(({ field }) => !unsaid.includes(field))
    .map((change) => ({
      key: `difference.${kind}`,
      params: {
        ...subject,
        context: fieldContext(change),
        field: speaker.field(change.field),
        from: formatPlanFieldValue(change.field, change.before, speaker),
        to: formatPlanFieldValue(change.field, change.after, speaker),
        days: speaker.days(Math.abs(Number(change.after) - Number(change.before)) || 0),
      },
    }));

const missionWords = (
  kind: 'mission_added' | 'mission_removed',
  mission: SnapshotMission,
  speaker: PlanFormatter,
): DifferenceWords => {
  const days = speaker.days(occupiedDays(mission));
  const { title, start_date: start, end_date: end } = mission;
  if (start === null || end === null) {
    return { key: `difference.${kind}`, params: { context: 'unscheduled', mission: title, days } };
  }
  const from = speaker.moment(start, mission.start_fraction);
  return { key: `difference.${kind}`, params: { mission: title, days, from, to: speaker.moment(end) } };
};

const constraintWords = (
  kind: 'constraint_added' | 'constraint_removed',
  constraint: SnapshotConstraint,
  speaker: PlanFormatter,
): DifferenceWords => ({
  key: `difference.${kind}`,
  params: {
    ...(constraint.kind && { context: 'of_kind', kind: speaker.kind(constraint.kind) }),
    constraint: speaker.constraintNamed(constraint),
    from: speaker.moment(constraint.start_date),
    to: speaker.moment(constraint.end_date),
    days: speaker.days(constraint.duration_days),
  },
});

export const describeDifference = (
  change: PlanChange,
  speaker: PlanFormatter,
): readonly DifferenceWords[] => {
  switch (change.kind) {
    case 'mission_added':
    case 'mission_removed':
      return [missionWords(change.kind, change.mission, speaker)];
    case 'mission_moved': {
      const { before, after, days } = change;
      const from = speaker.moment(before.start_date, before.start_fraction);
      const to = speaker.moment(after.start_date, after.start_fraction);
      const context = days > 0 ? 'later' : 'earlier';
      const params = { mission: change.title, from, to, context, days: speaker.days(Math.abs(days)) };
      return [{ key: `difference.${change.kind}`, params }];
    }
    case 'mission_scheduled':
    case 'mission_unscheduled': {
      const { start_date, start_fraction } =
        change.kind === 'mission_scheduled' ? change.after : change.before;
      const start = speaker.moment(start_date, start_fraction);
      return [{ key: `difference.${change.kind}`, params: { mission: change.title, start } }];
    }
    case 'mission_changed':
      return fieldWords(
        change.kind,
        change.fields.filter(saidOnce(change.mission_id)),
        { mission: change.title },
        speaker,
      );
    case 'constraint_added':
    case 'constraint_removed':
      return [constraintWords(change.kind, change.constraint, speaker)];
    case 'constraint_changed':
      return fieldWords(change.kind, change.fields, { constraint: speaker.constraintNamed(change) }, speaker);
    case 'plan_changed':
      return fieldWords(change.kind, change.fields, {}, speaker);
    case 'conflict_kept':
    case 'conflict_no_longer_kept': {
      const { code, reason, by, mission_id } = change.kept;
      const conflict = isCode(code) ? speaker.conflict(code) : code;
      const params = { conflict, reason, by, mission: speaker.mission(mission_id) };
      return [{ key: `difference.${change.kind}`, params }];
    }
    case 'names_changed':
      return [{ key: `difference.${change.kind}`, params: {} }];
  }
};
