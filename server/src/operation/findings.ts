import type { PortalFindingSubject } from '@shiptime/domain/operation/operation-wire';
import type { PortalFacts } from './portal-facts.ts';
import type { DiskUsage, EnvironmentFacts } from './operation-facts.ts';

type Subject = PortalFindingSubject;

export type PortalFinding = {
  readonly subject: Subject;
  readonly code: string;
  readonly level: 'problem' | 'notice';
  readonly params: Readonly<Record<string, string | number>>;
};

const hour = 3600;
const day = 24 * hour;
/** Keep these thresholds equal to docs/operations/alerts.yml. */
export const findingThresholds = {
  mailWaitSeconds: hour,
  clockSkewSeconds: 5,
  jobAgeSeconds: hour,
  backupAgeSeconds: 2 * day,
  backupProvenAgeSeconds: 8 * day,
  diskFreeBytes: 2_000_000_000,
  diskUsedShare: 0.8,
  failedSignIns: 200,
  nodeSupportSeconds: 184 * day,
  transactionAge: 1_000_000_000,
  slotBytes: 10_000_000_000,
  replicaLagSeconds: 60,
  copyAgeSeconds: 2 * day,
  certificateSeconds: 14 * day,
} as const;

const problem = (subject: Subject, code: string, params: PortalFinding['params'] = {}): PortalFinding => ({
  subject,
  code,
  level: 'problem',
  params,
});

const notice = (subject: Subject, code: string, params: PortalFinding['params'] = {}): PortalFinding => ({
  ...problem(subject, code, params),
  level: 'notice',
});

const ofSettings = (
  { administrators }: PortalFacts,
  { unset = [], runsAsOwner }: EnvironmentFacts,
): PortalFinding[] => [
  ...(administrators === 0 ? [problem('settings', 'no_administrator')] : []),
  ...(runsAsOwner ? [notice('settings', 'runs_as_owner')] : []),
  ...unset.map((name) => notice('settings', `unset_${name.toLowerCase()}`)),
];

const ofNode = ({ node }: EnvironmentFacts): PortalFinding[] => {
  const left = node?.supportSeconds ?? null;
  if (!node || left === null || left > findingThresholds.nodeSupportSeconds) return [];
  const { version, supportEnds: day } = node;
  const params = { version, day: day ?? '' };
  return [
    left > 0
      ? notice('settings', 'node_support_ends', params)
      : problem('settings', 'node_unsupported', params),
  ];
};

const ofDatabase = (facts: PortalFacts): PortalFinding[] => {
  const { changedCollations: names, transactionAge, slotBytes, replicaLagSeconds: lag } = facts;
  return [
    ...(names === null ? [] : [problem('database', 'collation_changed', { names })]),
    ...(transactionAge > findingThresholds.transactionAge
      ? [problem('database', 'transactions_old', { millions: Math.floor(transactionAge / 1e6) })]
      : []),
    ...(slotBytes > findingThresholds.slotBytes
      ? [problem('database', 'slot_holds', { gigabytes: Math.floor(slotBytes / 1e9) })]
      : []),
    ...((lag ?? 0) > findingThresholds.replicaLagSeconds
      ? [problem('database', 'replica_lags', { seconds: Math.floor(lag ?? 0) })]
      : []),
  ];
};

const ofOutside = ({ mailServerProblem, certificate }: EnvironmentFacts): PortalFinding[] => {
  const found: PortalFinding[] = mailServerProblem
    ? [problem('mails', 'mail_server_refuses', { reason: mailServerProblem })]
    : [];
  if (!certificate) return found;
  const { host, seconds, reason } = certificate;
  if (seconds === null) return [...found, notice('settings', 'certificate_unread', { host, reason })];
  if (seconds > findingThresholds.certificateSeconds) return found;
  return [...found, problem('settings', 'certificate_ends', { host, count: Math.floor(seconds / day) })];
};

const ofCopy = ({ copy }: EnvironmentFacts): PortalFinding[] => {
  if (!copy) return [];
  const { ageSeconds, file } = copy;
  if (ageSeconds === null) return [notice('backups', 'backup_not_copied', { file })];
  if (ageSeconds <= findingThresholds.copyAgeSeconds) return [];
  return [problem('backups', 'backup_copy_old', { count: Math.floor(ageSeconds / day), file })];
};

const ofMails = ({ mailsFailed, mailsWaiting, mailWaitSeconds }: PortalFacts): PortalFinding[] => [
  ...(mailsFailed > 0 ? [problem('mails', 'mails_given_up', { count: mailsFailed })] : []),
  ...(mailWaitSeconds > findingThresholds.mailWaitSeconds
    ? [problem('mails', 'mails_wait', { count: mailsWaiting, hours: Math.floor(mailWaitSeconds / hour) })]
    : []),
];

const ofJobs = ({ jobs }: PortalFacts): PortalFinding[] =>
  jobs.flatMap(({ name, failures, error, successAgeSeconds }) => {
    if (successAgeSeconds !== null && successAgeSeconds > findingThresholds.jobAgeSeconds)
      return [problem('jobs', 'job_late', { name, hours: Math.floor(successAgeSeconds / hour) })];
    return failures > 0 ? [problem('jobs', 'job_fails', { name, count: failures, error: error ?? '' })] : [];
  });

const ofBackups = (facts: PortalFacts, isScheduled: boolean): PortalFinding[] => {
  const { backups, backupAgeSeconds, backupProvenAgeSeconds } = facts;
  const { newest, last } = backups;
  if (!isScheduled) return [notice('backups', 'backups_off')];
  const failed =
    last?.phase === 'failed' ? [problem('backups', 'backup_failed', { reason: last.failure ?? '' })] : [];
  if (!newest || backupAgeSeconds === null)
    return failed.length > 0 || backups.running ? failed : [problem('backups', 'backup_none')];
  const found = [...failed];
  if (backupAgeSeconds > findingThresholds.backupAgeSeconds)
    found.push(problem('backups', 'backup_old', { count: Math.floor(backupAgeSeconds / day) }));
  if (newest.unproven === 'no_scratch') found.push(problem('backups', 'backup_no_scratch'));
  else if (newest.unproven)
    found.push(
      problem('backups', newest.unproven === 'differs' ? 'backup_differs' : 'backup_proof_failed', {
        reason: newest.unproven_detail ?? '',
      }),
    );
  else if (
    backupProvenAgeSeconds !== null &&
    backupProvenAgeSeconds > findingThresholds.backupProvenAgeSeconds
  )
    found.push(problem('backups', 'backup_proof_old', { count: Math.floor(backupProvenAgeSeconds / day) }));
  return found;
};

const ofDisk = ({ place, free_bytes, total_bytes }: DiskUsage): PortalFinding[] => {
  const code = place === 'data' ? 'disk_data' : 'disk_backups';
  const megabytes = Math.floor(free_bytes / 1e6);
  if (free_bytes < findingThresholds.diskFreeBytes) return [problem('disk', code, { megabytes })];
  const percent = Math.floor((1 - free_bytes / total_bytes) * 100);
  if (percent < findingThresholds.diskUsedShare * 100) return [];
  return [notice('disk', `${code}_fills`, { percent, gigabytes: Math.floor(free_bytes / 1e9) })];
};

export const assessPortalOperation = (facts: PortalFacts, around: EnvironmentFacts): PortalFinding[] => [
  ...((around.poolWaiting ?? 0) > 0
    ? [problem('database', 'pool_waits', { count: around.poolWaiting ?? 0 })]
    : []),
  ...ofDatabase(facts),
  ...ofSettings(facts, around),
  ...ofNode(around),
  ...ofMails(facts),
  ...ofJobs(facts),
  ...ofBackups(facts, around.backupsScheduled),
  ...ofCopy(around),
  ...ofOutside(around),
  ...around.disks.flatMap(ofDisk),
  ...(Math.abs(facts.clockSkewSeconds) > findingThresholds.clockSkewSeconds
    ? [problem('clocks', 'clocks_apart', { seconds: Number(facts.clockSkewSeconds.toFixed(1)) })]
    : []),
  ...(facts.failedSignIns > findingThresholds.failedSignIns
    ? [problem('sign_ins', 'sign_ins_fail', { count: facts.failedSignIns })]
    : []),
  ...(around.peopleNearBudget ? [notice('budgets', 'budgets_near', { count: around.peopleNearBudget })] : []),
];
