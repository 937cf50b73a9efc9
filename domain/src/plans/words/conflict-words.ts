import type { Conflict, ConflictCode } from '../conflicts/conflict.ts';
import type { Remedy, RemedyKind } from '../conflicts/remedies.ts';
import type { PlanFormatter, TranslatableText } from './plan-formatter.ts';

const text = (value: string | number | undefined): string => String(value ?? '');

const ends = (found: Conflict, speaker: PlanFormatter) => {
  const [first = 0, last = first] = found.mission_ids;
  const constraint = found.constraint_id === undefined ? '' : speaker.constraint(found.constraint_id);
  const { leaving, leaving_title: title, reaching } = found.params;
  return {
    from:
      leaving === 'home'
        ? speaker.homePort()
        : leaving === 'year_before'
          ? speaker.yearBefore(text(title))
          : leaving === 'constraint'
            ? constraint
            : speaker.mission(first),
    to: reaching === 'constraint' ? constraint : speaker.mission(last),
  };
};

type Say = (value: string | number, speaker: PlanFormatter) => string | number;

const aDay: Say = (value, speaker) => (value === '' ? speaker.nothing() : speaker.moment(text(value)));
const someDays: Say = (value, speaker) => speaker.days(Number(value));
const aPort: Say = (value, speaker) => speaker.port(Number(value));
const aSeason: Say = (value, speaker) => speaker.monthDay(text(value));

const spoken: Readonly<Record<string, readonly [name: string, say: Say]>> = {
  window_start: ['window_start', aDay],
  window_end: ['window_end', aDay],
  start_date: ['start', aDay],
  end_date: ['end', aDay],
  needed: ['needed', someDays],
  available: ['available', someDays],
  left: ['left', someDays],
  required: ['required', someDays],
  planned: ['planned', someDays],
  operational_days: ['operational_days', someDays],
  endurance: ['endurance', someDays],
  in_port: ['in_port', someDays],
  turn_round: ['turn_round', someDays],
  transit: ['transit', someDays],
  capability_id: ['capability', (value, speaker) => speaker.capability(Number(value))],
  from_port_id: ['from_port', aPort],
  to_port_id: ['to_port', aPort],
  port_id: ['port', aPort],
  ports: [
    'ports',
    (value, speaker) =>
      speaker.list(
        text(value)
          .split('+')
          .map((id) => speaker.port(Number(id))),
      ),
  ],
  locks: ['locks', (value, speaker) => speaker.list(text(value).split('+').map(speaker.lock))],
  season_start: ['season_start', aSeason],
  season_end: ['season_end', aSeason],
};

const counted: Partial<Record<ConflictCode, string>> = {
  berths_minimum: 'wanted',
  berths_ideal: 'wanted',
  berths_over: 'approved',
  endurance: 'port_calls',
  range: 'port_calls',
};

const wantedDays = (found: Conflict, speaker: PlanFormatter) =>
  found.code === 'no_contingency'
    ? { wanted: speaker.days(Math.ceil(Number(found.params['wanted']) * 4) / 4) }
    : {};

export const describeConflict = (
  found: Conflict,
  speaker: PlanFormatter,
): TranslatableText<`conflicts.${ConflictCode}`> => {
  const [first = 0, second = first] = found.mission_ids;
  const said = Object.entries(found.params).map(([name, value]) => {
    const [key, say] = spoken[name] ?? [name, (as: string | number) => as];
    return [key, say(value, speaker)];
  });
  const count = counted[found.code];
  const cause = found.params['cause'];
  const isNamed = cause === 'capabilities' && found.params['capability_id'] !== undefined;
  return {
    key: `conflicts.${found.code}`,
    params: {
      ...Object.fromEntries(said),
      ...ends(found, speaker),
      ...wantedDays(found, speaker),
      mission: speaker.mission(first),
      other: speaker.mission(second),
      missions: speaker.list(found.mission_ids.map(speaker.mission)),
      days: speaker.days(found.days),
      ...(found.constraint_id !== undefined && { constraint: speaker.constraint(found.constraint_id) }),
      ...(count !== undefined && { count: Number(found.params[count]) }),
      ...(cause !== undefined && { context: isNamed ? 'capability' : text(cause) }),
    },
  };
};

export const describeRemedy = (
  remedy: Remedy,
  speaker: PlanFormatter,
): TranslatableText<`remedies.${RemedyKind}`> => ({
  key: `remedies.${remedy.kind}`,
  params: {
    mission: speaker.mission(remedy.mission_id),
    ...(remedy.start_date !== undefined && {
      start: speaker.moment(remedy.start_date, remedy.start_fraction),
    }),
    ...(remedy.operational_days !== undefined && { days: speaker.days(remedy.operational_days) }),
    ...(remedy.approved_berths !== undefined && { count: remedy.approved_berths }),
    ...(remedy.port_calls !== undefined && { count: remedy.port_calls }),
  },
});
