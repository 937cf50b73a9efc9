import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { ConstraintKind } from '../../vessels/constraints.ts';
import type { Language } from '../../shared/text.ts';
import { constraintName, type ConstraintNames } from '../../vessels/constraint-names.ts';
import type { ConflictCode } from '../conflicts/conflict.ts';
import { type CanalLockKey, canalLocks } from '../conflicts/canal-locks.ts';
import type { ReviewLevel } from '../lifecycle.ts';
import type { PortCallStop } from '../port-calls.ts';

export type TranslatableText<Key extends string = string> = {
  readonly key: Key;
  readonly params: Readonly<Record<string, string | number>>;
};

export type PlanFormatter = {
  readonly mission: (id: number) => string;
  readonly constraint: (id: number) => string;
  readonly constraintNamed: (names: ConstraintNames) => string;
  readonly port: (id: number) => string;
  readonly capability: (id: number) => string;
  readonly moment: (day: CalendarDay, fraction?: number) => string;
  readonly monthDay: (text: string) => string;
  readonly days: (count: number) => string;
  readonly stop: (stop: PortCallStop) => string;
  readonly list: (items: readonly string[]) => string;
  readonly homePort: () => string;
  readonly yearBefore: (title: string) => string;
  readonly lock: (key: string) => string;
  readonly nothing: () => string;
  readonly level: (level: ReviewLevel) => string;
  readonly field: (name: string) => string;
  readonly conflict: (code: ConflictCode) => string;
  readonly kind: (kind: ConstraintKind) => string;
};

export type Translate = (key: string, params?: Record<string, string | number>) => string;

export type PlanFormatterInput = {
  readonly t: Translate;
  readonly language: Language;
  readonly day?: (day: CalendarDay) => string;
  readonly list: (items: readonly string[]) => string;
  readonly ports: ReadonlyMap<number, string>;
  readonly capabilities: ReadonlyMap<number, string>;
  readonly missions: ReadonlyMap<number, string>;
  readonly constraints: ReadonlyMap<number, string>;
  readonly kind: (kind: ConstraintKind) => string;
};

export const createMomentFormatter =
  (t: Translate, day: (iso: CalendarDay) => string = (iso) => iso) =>
  (date: CalendarDay, fraction = 0): string =>
    fraction === 0 ? day(date) : t('words.day_and_hour', { day: day(date), hour: fraction * 24 });

export const describePortCall = (
  t: Translate,
  { days, ...said }: { readonly port: string; readonly when: string; readonly days: number | null },
): string =>
  t('words.port_call', {
    ...said,
    days: t('words.days', { count: days ?? 0 }),
    ...(days && days > 0 && { context: 'alongside' }),
  });

export const createPlanFormatter = ({
  t,
  language,
  day = (iso) => iso,
  list,
  ports,
  capabilities,
  missions,
  constraints,
  kind,
}: PlanFormatterInput): PlanFormatter => {
  const nothing = () => t('words.nothing');
  const named = (names: ReadonlyMap<number, string>) => (id: number) => names.get(id) ?? t('words.unknown');
  const monthDay = (text: string) =>
    t('words.month_day', { month: t(`words.months.${text.slice(0, 2)}`), day: Number(text.slice(3)) });
  return {
    mission: named(missions),
    constraint: named(constraints),
    constraintNamed: (names) => constraintName(names, language),
    port: named(ports),
    capability: named(capabilities),
    moment: createMomentFormatter(t, day),
    monthDay,
    lock: (key) => {
      const { season_start, season_end } = canalLocks[key as CanalLockKey];
      return t(`locks.${key}`, { from: monthDay(season_start ?? ''), to: monthDay(season_end ?? '') });
    },
    days: (count) => t('words.days', { count }),
    stop: ({ port_id, day: at, days }) =>
      describePortCall(t, { port: named(ports)(port_id), when: t('words.mission_day', { day: at }), days }),
    list,
    homePort: () => t('words.home_port'),
    yearBefore: (title) => t('words.year_before', { title }),
    nothing,
    level: (level) => t(`levels.${level}`),
    field: (name) => t(`fields.${name}.label`),
    conflict: (code) => t(`conflict_titles.${code}`),
    kind,
  };
};

type Named = { readonly id: number; readonly number: number; readonly title: string };

export const missionLabels = (missions: readonly Named[]): ReadonlyMap<number, string> => {
  const counts = new Map<string, number>();
  for (const { title } of missions) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    missions.map(({ id, number, title }) => [id, counts.get(title) === 1 ? title : `${title} #${number}`]),
  );
};
