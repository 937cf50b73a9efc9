import { queryOptions } from '@tanstack/react-query';
import { api, type Resource } from '../../../lib/api-client.ts';

export type BackupRow = {
  readonly id: number;
  readonly name: string;
  readonly phase: 'writing' | 'proving' | 'done' | 'failed';
  readonly tables_done: number;
  readonly tables_total: number | null;
  readonly made_at: string | null;
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly failure: string | null;
  readonly proven_at: string | null;
  readonly proof_seconds: number | null;
  readonly unproven: 'no_scratch' | 'differs' | 'failed' | null;
};

export type JobRun = {
  readonly name: string;
  readonly last_run_at: string;
  readonly done: number | null;
  readonly failures: number;
  readonly error: string | null;
};

export type Subject = 'database' | 'mails' | 'jobs' | 'backups' | 'disk' | 'clocks' | 'sign_ins' | 'streams';

export type Finding = {
  readonly subject: Subject;
  readonly code: string;
  readonly level: 'problem' | 'notice';
  readonly message: string;
};

export type Operation = {
  readonly version: string;
  readonly started_at: string;
  readonly processes: number;
  readonly database: {
    readonly bytes: number;
    readonly pool: { readonly in_use: number; readonly waiting: number; readonly most: number };
  };
  readonly mails: {
    readonly waiting: number;
    readonly oldest_seconds: number;
    readonly given_up: number;
  };
  readonly jobs: readonly JobRun[];
  readonly streams: number;
  readonly open_sessions: number;
  readonly failed_sign_ins: number;
  readonly clock_skew_seconds: number;
  readonly disks: readonly { readonly place: 'data' | 'backups'; readonly free_bytes: number }[];
  readonly backups: {
    readonly scheduled: boolean;
    readonly directory: string | null;
    readonly every_hours: number | null;
    readonly keep_days: number | null;
    readonly encrypted: boolean;
    readonly next_at: string | null;
    readonly running: BackupRow | null;
    readonly newest: BackupRow | null;
    readonly newest_proven: BackupRow | null;
    readonly last: BackupRow | null;
  };
  readonly findings: readonly Finding[];
};

export const operationKey = ['operation'] as const;
const whileRunningMs = 1000;
const otherwiseMs = 30_000;

/** Asked for again by itself, often while a backup is under way. The sentences are the server's, in the reader's language. */
export const operationQuery = (language: string) =>
  queryOptions({
    queryKey: [...operationKey, language] as const,
    queryFn: ({ signal }) => api.get<Resource<Operation>>('/operation', { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.backups.running ? whileRunningMs : otherwiseMs),
  });

export const beginBackup = () => api.post<Resource<BackupRow>>('/backups').then(({ data }) => data);
