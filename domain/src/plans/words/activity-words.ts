import { addDays, dayNumber } from '../../shared/calendar-day.ts';
import { isSameData } from '../../shared/same-data.ts';
import type { AuditedChange, ActivityValues } from '../activity.ts';
import type { ConflictCode } from '../conflicts/conflict.ts';
import { conflictCodes } from '../conflicts/conflict.ts';
import type { PlanFieldValue } from '../port-calls.ts';
import type { PlanStep } from '../lifecycle.ts';
import type { ConstraintNames } from '../../vessels/constraint-names.ts';
import { ticksToDays, type MissionStart, startToTick } from '../ticks.ts';
import {
  constraintFields,
  type FieldChange,
  missionFields,
  type PlanChange,
  planFields,
} from '../versions/diff-plan-snapshots.ts';
import { describeDifference, formatPlanFieldValue } from './difference-words.ts';
import type { PlanFormatter, TranslatableText } from './plan-formatter.ts';

export type DescribedActivity = AuditedChange & {
  readonly title: string | null;
  readonly start_date: string | null;
  readonly start_fraction: number;
  readonly from_vessel: string | null;
  readonly to_vessel: string | null;
};

const auditedAs = {
  create: 'vessel_plans.created',
  send_to_national: 'vessel_plans.sent_to_national',
  send_to_executive: 'vessel_plans.sent_to_executive',
  set_final: 'vessel_plans.set_final',
  return: 'vessel_plans.returned',
  reopen: 'vessel_plans.reopened',
} as const satisfies Record<PlanStep | 'create', string>;

const steps: Readonly<Record<string, keyof typeof auditedAs>> = Object.fromEntries(
  Object.entries(auditedAs).map(([step, action]) => [action, step as keyof typeof auditedAs]),
);

const told: Readonly<Record<string, string>> = {
  'missions.created': 'mission_added',
  'missions.deleted': 'mission_removed',
  'missions.dropped': 'mission_dropped',
  'missions.split': 'mission_split',
  'missions.joined': 'mission_joined',
  'missions.taken_back': 'mission_put_back',
  'missions.moved': 'mission_transferred',
  'missions.parted': 'mission_parted',
  'mission_conflicts_kept.created': 'conflict_kept',
  'mission_conflicts_kept.deleted': 'conflict_let_go',
};

export const activityActions: readonly string[] = [
  ...Object.keys(told),
  ...Object.keys(steps),
  'missions.updated',
  'vessel_plans.updated',
  'scheduling_constraints.created',
  'scheduling_constraints.updated',
  'scheduling_constraints.deleted',
];

const plain = (value: unknown): PlanFieldValue =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value) ? value : null;

const startIn = (
  values: ActivityValues | null,
  { start_date, start_fraction }: DescribedActivity,
): MissionStart | null => {
  const day = values && 'start_date' in values ? values['start_date'] : start_date;
  const fraction = values && 'start_fraction' in values ? values['start_fraction'] : start_fraction;
  return typeof day === 'string'
    ? { start_date: day, start_fraction: Number(fraction) as MissionStart['start_fraction'] }
    : null;
};

const changesIn = <F extends string>(
  { before, after }: AuditedChange,
  fields: readonly F[],
): readonly FieldChange<F>[] =>
  fields
    .filter((field) => (before && field in before) || (after && field in after))
    .map((field) => ({ field, before: plain(before?.[field]), after: plain(after?.[field]) }))
    .filter((change) => !isSameData(change.before, change.after));

const isDated = ({ before, after }: AuditedChange): boolean =>
  [before, after].some((values) => values !== null && ('start_date' in values || 'start_fraction' in values));

const updatedMission = (entry: DescribedActivity): readonly PlanChange[] => {
  const of = { mission_id: entry.subject_id ?? 0, number: 0, title: entry.title ?? '' };
  const fields = changesIn(entry, missionFields);
  const changed: readonly PlanChange[] =
    fields.length > 0 ? [{ kind: 'mission_changed', ...of, fields }] : [];
  if (!isDated(entry)) return changed;
  const [before, after] = [startIn(entry.before, entry), startIn(entry.after, entry)];
  if (before && after) {
    const days = ticksToDays(startToTick(after) - startToTick(before));
    return days === 0 ? changed : [{ kind: 'mission_moved', ...of, before, after, days }, ...changed];
  }
  if (after) return [{ kind: 'mission_scheduled', ...of, after }, ...changed];
  return before ? [{ kind: 'mission_unscheduled', ...of, before }, ...changed] : changed;
};

const namesIn = (values: ActivityValues): ConstraintNames => {
  const [name_en, name_fr] = [values['name_en'], values['name_fr']];
  return {
    name: String(values['name']),
    ...(typeof name_en === 'string' && { name_en }),
    ...(typeof name_fr === 'string' && { name_fr }),
  };
};

const constraintIn = (values: ActivityValues) => {
  const [start, end] = [String(values['start_date']), String(values['end_date'])];
  return {
    id: 0,
    ...namesIn(values),
    start_date: start,
    end_date: end,
    duration_days: dayNumber(addDays(end, 1)) - dayNumber(start),
    port_id: null,
  };
};

const constraintChange = (entry: DescribedActivity): readonly PlanChange[] => {
  const values = entry.after ?? entry.before ?? {};
  const of = { constraint_id: entry.subject_id ?? 0, ...namesIn({ name: entry.title ?? '', ...values }) };
  if (entry.action === 'scheduling_constraints.updated')
    return [{ kind: 'constraint_changed', ...of, fields: changesIn(entry, constraintFields) }];
  const kind = entry.action === 'scheduling_constraints.created' ? 'constraint_added' : 'constraint_removed';
  return [{ kind, ...of, constraint: constraintIn(values) }];
};

const conflictIn = (values: ActivityValues | null, speaker: PlanFormatter): string => {
  const code = String(values?.['code'] ?? '');
  return conflictCodes.includes(code as ConflictCode) ? speaker.conflict(code as ConflictCode) : code;
};

const daysBack = ({ before, after }: DescribedActivity, field: string): number =>
  Math.max(0, Number(after?.[field] ?? 0) - Number(before?.[field] ?? 0));

const partedWords = (entry: DescribedActivity, speaker: PlanFormatter): TranslatableText => {
  const back = (['mobilization_days', 'demobilization_days'] as const).flatMap((field) => {
    const days = daysBack(entry, field);
    return days === 0 ? [] : [{ field, days }];
  });
  const because = entry.after?.['because'] === 'rejected' ? 'rejected' : 'withdrawn';
  const context = back.length === 2 ? 'both' : (back[0]?.field ?? 'none');
  return {
    key: `activity.mission_parted_${because}`,
    params: {
      context,
      mission: entry.title ?? speaker.nothing(),
      other: String(entry.before?.['sails_with'] ?? speaker.nothing()),
      mobilization: speaker.days(daysBack(entry, 'mobilization_days')),
      demobilization: speaker.days(daysBack(entry, 'demobilization_days')),
    },
  };
};

export const describeActivity = (
  entry: DescribedActivity,
  speaker: PlanFormatter,
): readonly TranslatableText[] => {
  const step = steps[entry.action];
  if (step) return [{ key: `activity.step_${step}`, params: {} }];
  if (entry.action === 'missions.updated')
    return updatedMission(entry).flatMap((change) => describeDifference(change, speaker));
  if (entry.action === 'vessel_plans.updated')
    return describeDifference({ kind: 'plan_changed', fields: changesIn(entry, planFields) }, speaker);
  if (entry.action.startsWith('scheduling_constraints.'))
    return constraintChange(entry).flatMap((change) => describeDifference(change, speaker));
  if (entry.action === 'missions.parted') return [partedWords(entry, speaker)];
  return [
    {
      key: `activity.${told[entry.action] ?? 'other'}`,
      params: {
        mission: entry.title ?? speaker.nothing(),
        from: entry.from_vessel ?? speaker.nothing(),
        to: entry.to_vessel ?? speaker.nothing(),
        conflict: conflictIn(entry.after ?? entry.before, speaker),
      },
    },
  ];
};

export type ActivityField = {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

export const describeActivityFields = (
  entry: DescribedActivity,
  speaker: PlanFormatter,
): readonly ActivityField[] => {
  const isMission = entry.action === 'missions.updated' || entry.action === 'missions.parted';
  if (!isMission && !entry.action.endsWith('.updated')) return [];
  const moment = (start: MissionStart | null) =>
    start === null ? speaker.nothing() : speaker.moment(start.start_date, start.start_fraction);
  const [before, after] = [startIn(entry.before, entry), startIn(entry.after, entry)];
  const fields = isMission ? missionFields : [...constraintFields, ...planFields];
  return [
    ...(isMission && isDated(entry)
      ? [
          {
            field: 'start_date',
            label: speaker.field('start_date'),
            before: moment(before),
            after: moment(after),
          },
        ]
      : []),
    ...changesIn<string>(entry, fields).map(({ field, ...values }) => ({
      field,
      label: speaker.field(field),
      before: formatPlanFieldValue(field, values.before, speaker),
      after: formatPlanFieldValue(field, values.after, speaker),
    })),
  ];
};
