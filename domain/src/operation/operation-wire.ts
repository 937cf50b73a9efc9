import { z } from 'zod';
import { count, id, instant, nullableInstant, nullableText, text, yesNo } from '../shared/wire.ts';

export const unprovenBackupReasons = ['no_scratch', 'differs', 'failed'] as const;

export const portalFindingSubjects = [
  'database',
  'settings',
  'mails',
  'jobs',
  'backups',
  'disk',
  'clocks',
  'sign_ins',
  'budgets',
  'streams',
] as const;

export type PortalFindingSubject = (typeof portalFindingSubjects)[number];

const seconds = z.number().meta({ description: 'number of seconds' });
const bytes = z.number().meta({ description: 'number of bytes' });

export const backupSchema = z
  .object({
    id,
    name: text.meta({ description: 'name of the backup directory' }),
    directory: text,
    started_at: instant,
    phase: z.enum(['writing', 'proving', 'done', 'failed']),
    tables_done: count.meta({ description: 'number of tables processed in this phase' }),
    tables_total: count.nullable(),
    encrypted: yesNo,
    made_at: nullableInstant,
    rows: count.nullable(),
    bytes: bytes.nullable(),
    failure: nullableText,
    proven_at: nullableInstant,
    proof_seconds: seconds.nullable(),
    unproven: z
      .enum(unprovenBackupReasons)
      .nullable()
      .meta({ description: 'why the backup was not verified' }),
    unproven_detail: nullableText,
  })
  .meta({ id: 'Backup' });
export type Backup = z.infer<typeof backupSchema>;

const jobRun = z
  .object({
    name: text,
    last_run_at: instant,
    succeeded_at: nullableInstant,
    done: count.nullable(),
    failures: count.meta({ description: 'number of consecutive failures, up to the last run' }),
    error: nullableText,
  })
  .meta({ id: 'JobRun' });
export type JobRun = z.infer<typeof jobRun>;

const finding = z
  .object({
    subject: z.enum(portalFindingSubjects),
    code: text,
    level: z.enum(['problem', 'notice']),
    params: z.record(text, z.union([text, z.number()])),
    message: text.meta({ description: 'the problem and what to do about it' }),
  })
  .meta({ id: 'Finding' });
export type OperationFinding = z.infer<typeof finding>;

export const portalOperationSchema = z
  .object({
    version: text,
    started_at: instant.meta({ description: 'start time of the process that answered' }),
    processes: count.meta({
      description: 'number of server processes that recently reported to the database',
    }),
    database: z.object({
      bytes,
      pool: z.object({ in_use: count, idle: count, waiting: count, most: count }),
    }),
    mails: z.object({ waiting: count, oldest_seconds: seconds, given_up: count }),
    jobs: z.array(jobRun),
    streams: count.meta({ description: 'number of open live streams in the process that answered' }),
    open_sessions: count,
    failed_sign_ins: count.meta({ description: 'number of failed sign-ins in the last 24 hours' }),
    clock_skew_seconds: seconds,
    disks: z.array(z.object({ place: z.enum(['data', 'backups']), free_bytes: bytes, total_bytes: bytes })),
    backups: z.object({
      scheduled: yesNo,
      directory: nullableText,
      every_hours: count.nullable(),
      keep_days: count.nullable(),
      encrypted: yesNo,
      next_at: nullableInstant,
      running: backupSchema.nullable(),
      newest: backupSchema.nullable(),
      newest_proven: backupSchema.nullable(),
      last: backupSchema
        .nullable()
        .meta({ description: 'last backup that finished, whether it succeeded or not' }),
    }),
    findings: z.array(finding),
  })
  .meta({ id: 'Operation' });
export type PortalOperation = z.infer<typeof portalOperationSchema>;
