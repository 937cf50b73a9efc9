import { z } from 'zod';
import { roles } from '../shared/actor.ts';
import { problemParams } from '../shared/field-problem.ts';

/** The database also enforces these limits. */
export const hardLimits = { stations: 300, coProponents: 5 } as const;

export const privilegedUserTypes = [
  roles.regional_vessel_coordinator,
  roles.national_science_representative,
  roles.administrator,
] as const;

export const secondFactorUserTypeOptions = [
  roles.co_proponent,
  roles.proponent,
  ...privilegedUserTypes,
  roles.observer,
] as const;

const emailDomain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);

const hostname = /[a-z0-9-]+(\.[a-z0-9-]+)*/.source;
const domain = /[a-z0-9-]+(\.[a-z0-9-]+)+/.source;
/**
 * Suffixes under which anybody can register a name, such as co.uk. Excludes gc.ca, which belongs to the
 * government.
 */
const openSuffix = /^https:\/\/\*\.(ac|co|com|edu|go|gob|gouv|gov|net|ne|or|org)\.[a-z]{2}(:|$)/;
/**
 * Origin for CSP `frame-ancestors`: an https host, a wildcard below at least two labels, or localhost by
 * http.
 */
const embeddingOrigin = z
  .string()
  .refine((text) => !openSuffix.test(text))
  .regex(
    new RegExp(
      `^(https://(${hostname}|\\*\\.${domain})|http://(localhost|127\\.0\\.0\\.1))(:[1-9][0-9]{0,4})?$`,
    ),
  );

const shape = {
  station_limit: z.int().min(1).max(hardLimits.stations),
  co_proponent_limit: z.int().min(0).max(hardLimits.coProponents),
  funding_amount_min: z.number().min(0).max(999_999_999),
  funding_amount_max: z.number().min(0).max(999_999_999),
  total_operating_hours_max: z.int().min(1).max(8784),
  results_month: z.int().min(1).max(12),
  /** Users whose verified address is in these domains or their subdomains become proponents. */
  government_email_domains: z.array(emailDomain).max(200),
  session_lifetime_hours: z.int().min(1).max(168),
  session_idle_minutes: z.int().min(5).max(1440),
  reminder_days: z.array(z.int().min(1).max(365)).max(10),
  second_factor_user_types: z
    .array(z.literal(secondFactorUserTypeOptions))
    .max(secondFactorUserTypeOptions.length),
  /** Minutes for which a confirmed identity permits sensitive actions, such as making a plan final. */
  fresh_proof_minutes: z.int().min(1).max(120),
  /** If true, schedules without personal data are public; otherwise they require sign-in. */
  open_schedule: z.boolean(),
  embed_origins: z.array(embeddingOrigin).max(50),
} as const;

export type Settings = { readonly [K in keyof typeof shape]: z.infer<(typeof shape)[K]> };
export type SettingKey = keyof Settings;
export const settingKeys = Object.keys(shape) as SettingKey[];

export const defaultSettings: Settings = {
  station_limit: 300,
  co_proponent_limit: 5,
  funding_amount_min: 2500,
  funding_amount_max: 25_000_000,
  total_operating_hours_max: 3000,
  results_month: 9,
  government_email_domains: ['gc.ca', 'canada.ca'],
  session_lifetime_hours: 12,
  session_idle_minutes: 60,
  reminder_days: [30, 7, 1],
  second_factor_user_types: [...privilegedUserTypes],
  fresh_proof_minutes: 10,
  open_schedule: false,
  embed_origins: [],
};

const boundsInOrder = (settings: Partial<Settings>): boolean =>
  settings.funding_amount_min === undefined ||
  settings.funding_amount_max === undefined ||
  settings.funding_amount_min <= settings.funding_amount_max;

const misplaced = { path: ['funding_amount_max'], ...problemParams('invalid') };

export const settingsSchema = z.object(shape).refine(boundsInOrder, misplaced);

/** Checks only the changed fields; the merged result must be validated with `settingsSchema`. */
export const settingsChangeSchema = z.object(shape).partial().refine(boundsInOrder, misplaced);

const doors = [
  'government_email_domains',
  'session_lifetime_hours',
  'session_idle_minutes',
  'second_factor_user_types',
  'fresh_proof_minutes',
  'open_schedule',
  'embed_origins',
] as const satisfies readonly SettingKey[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const changesAccessSettings = (
  before: Settings,
  change: z.infer<typeof settingsChangeSchema>,
): boolean => doors.some((key) => change[key] !== undefined && !isSame(change[key], before[key]));

export const parseSettings = (
  rows: readonly { readonly key: string; readonly value: unknown }[],
): Settings => {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const valid = settingKeys.flatMap((key) => {
    const answer = shape[key].safeParse(stored.get(key));
    return answer.success ? [[key, answer.data]] : [];
  });
  const settings: Settings = { ...defaultSettings, ...Object.fromEntries(valid) };
  if (boundsInOrder(settings)) return settings;
  const { funding_amount_min, funding_amount_max } = defaultSettings;
  return { ...settings, funding_amount_min, funding_amount_max };
};
