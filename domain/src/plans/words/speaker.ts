import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { ConstraintKind } from '../../vessels/constraints.ts';
import type { ConflictCode } from '../conflicts/conflict.ts';
import { type LockKey, locks } from '../conflicts/locks.ts';
import type { ReviewLevel } from '../lifecycle.ts';

/** A sentence of the plans catalogue: its key and what is put into it. Nothing here is in a language. */
export type Words<Key extends string = string> = {
  readonly key: Key;
  readonly params: Readonly<Record<string, string | number>>;
};

/** Says in a language the pieces of which sentences are made. */
export type Speaker = {
  readonly mission: (id: number) => string;
  readonly constraint: (id: number) => string;
  readonly port: (id: number) => string;
  readonly capability: (id: number) => string;
  /** A calendar day and, where it is not its beginning, the hour. */
  readonly moment: (day: CalendarDay, fraction?: number) => string;
  /** `MM-DD`, a day of any year. */
  readonly monthDay: (text: string) => string;
  /** A length in days, with its unit. */
  readonly days: (count: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly homePort: () => string;
  /** A stop of the year before, by its name. */
  readonly yearBefore: (title: string) => string;
  /** With its season, by its key. */
  readonly lock: (key: string) => string;
  /** Where there is no value. */
  readonly nothing: () => string;
  readonly level: (level: ReviewLevel) => string;
  readonly field: (name: string) => string;
  readonly conflict: (code: ConflictCode) => string;
  readonly kind: (kind: ConstraintKind) => string;
};

/** The translator of the plans catalogue, as i18next gives it. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

export type SpeakerInput = {
  readonly t: Translate;
  /** A calendar day in the language, without the hour; ISO in both unless told otherwise. */
  readonly day?: (day: CalendarDay) => string;
  readonly list: (items: readonly string[]) => string;
  readonly ports: ReadonlyMap<number, string>;
  readonly capabilities: ReadonlyMap<number, string>;
  readonly missions: ReadonlyMap<number, string>;
  readonly constraints: ReadonlyMap<number, string>;
  /** Of the vessels catalogue, where constraints are named. */
  readonly kind: (kind: ConstraintKind) => string;
};

/** A day, and the hour of it at which something begins or ends within it. */
export const momentIn =
  (t: Translate, day: (iso: CalendarDay) => string = (iso) => iso) =>
  (date: CalendarDay, fraction = 0): string =>
    fraction === 0 ? day(date) : t('words.day_and_hour', { day: day(date), hour: fraction * 24 });

export const speakerOf = ({
  t,
  day = (iso) => iso,
  list,
  ports,
  capabilities,
  missions,
  constraints,
  kind,
}: SpeakerInput): Speaker => {
  const nothing = () => t('words.nothing');
  const named = (names: ReadonlyMap<number, string>) => (id: number) => names.get(id) ?? t('words.unknown');
  const monthDay = (text: string) =>
    t('words.month_day', { month: t(`words.months.${text.slice(0, 2)}`), day: Number(text.slice(3)) });
  return {
    mission: named(missions),
    constraint: named(constraints),
    port: named(ports),
    capability: named(capabilities),
    moment: momentIn(t, day),
    monthDay,
    lock: (key) => {
      const { season_start, season_end } = locks[key as LockKey];
      return t(`locks.${key}`, { from: monthDay(season_start ?? ''), to: monthDay(season_end ?? '') });
    },
    days: (count) => t('words.days', { count }),
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

/** What each mission is called: its title, and its number where another one of the list is called the same. */
export const missionLabels = (missions: readonly Named[]): ReadonlyMap<number, string> => {
  const counts = new Map<string, number>();
  for (const { title } of missions) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    missions.map(({ id, number, title }) => [id, counts.get(title) === 1 ? title : `${title} #${number}`]),
  );
};
