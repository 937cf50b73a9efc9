import { z } from 'zod';
import { roles } from '../shared/actor.ts';
import { problem } from '../shared/field-problem.ts';

/** The database holds these whatever the settings say. */
export const hardLimits = { stations: 300, coProponents: 5 } as const;

/** Those who decide and those who administer can be made to use a second factor. */
export const factorUserTypes = [
  roles.regional_vessel_coordinator,
  roles.national_science_representative,
  roles.administrator,
] as const;

const emailDomain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);

const hostname = /[a-z0-9-]+(\.[a-z0-9-]+)*/.source;
const domain = /[a-z0-9-]+(\.[a-z0-9-]+)+/.source;
/**
 * As in a rule for frames (CSP, frame-ancestors): a host by https, this machine by http, or every host below a domain of two
 * parts or more; with or without a port.
 */
const embeddingOrigin = z
  .string()
  .regex(
    new RegExp(
      `^(https://(${hostname}|\\*\\.${domain})|http://(localhost|127\\.0\\.0\\.1))(:[1-9][0-9]{0,4})?$`,
    ),
  );

const shape = {
  station_limit: z.int().min(1).max(hardLimits.stations),
  co_proponent_limit: z.int().min(0).max(hardLimits.coProponents),
  /** CAD */
  funding_amount_min: z.number().min(0).max(999_999_999),
  funding_amount_max: z.number().min(0).max(999_999_999),
  /** Operational days times operating hours per day. */
  total_operating_hours_max: z.int().min(1).max(8784),
  /** The month, 1 to 12, in which proponents learn the results. */
  results_month: z.int().min(1).max(12),
  /** A verified e-mail in one of these, or below one of these, makes a proponent. */
  government_email_domains: z.array(emailDomain).max(200),
  session_lifetime_hours: z.int().min(1).max(168),
  session_idle_minutes: z.int().min(5).max(1440),
  /** Days before the deadline on which those with a draft are reminded. */
  reminder_days: z.array(z.int().min(1).max(365)).max(10),
  /** The user types that sign in with a second factor, always; everyone else may. */
  second_factor_user_types: z.array(z.literal(factorUserTypes)).max(factorUserTypes.length),
  /** How long a proof of who one is counts, before roles change or a plan becomes final. */
  fresh_proof_minutes: z.int().min(1).max(120),
  /** Published schedules are for everybody, without personal data; else for whoever is signed in. */
  open_schedule: z.boolean(),
  /** Sites that may show the open schedule in a frame of their pages; without one nobody may. */
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
  second_factor_user_types: [...factorUserTypes],
  fresh_proof_minutes: 10,
  open_schedule: false,
  embed_origins: [],
};

const boundsInOrder = (settings: Partial<Settings>): boolean =>
  settings.funding_amount_min === undefined ||
  settings.funding_amount_max === undefined ||
  settings.funding_amount_min <= settings.funding_amount_max;

const misplaced = { path: ['funding_amount_max'], ...problem('invalid') };

export const settingsSchema = z.object(shape).refine(boundsInOrder, misplaced);

/** What administrators send: any of the settings. Check the outcome once more with `settingsSchema`. */
export const settingsChangeSchema = z.object(shape).partial().refine(boundsInOrder, misplaced);

/** Who gets in, with what, and for how long: whoever changes these proves anew who they are. */
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

/** Whether a change is about who gets in. The same value once more is no change. */
export const changesDoors = (before: Settings, change: z.infer<typeof settingsChangeSchema>): boolean =>
  doors.some((key) => change[key] !== undefined && !isSame(change[key], before[key]));

/** The settings as stored, row by row; what is absent or no longer within bounds takes its default. */
export const settingsFrom = (
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
