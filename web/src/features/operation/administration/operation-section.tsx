import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { useDurationFormatter } from './use-duration-formatter.ts';
import type { JobRun } from '@shiptime/domain/operation/operation-wire';
import type { OperationFinding } from '@shiptime/domain/operation/operation-wire';
import type { PortalOperation } from '@shiptime/domain/operation/operation-wire';
import type { PortalFindingSubject } from '@shiptime/domain/operation/operation-wire';
import { portalOperationQuery } from './operation-api.ts';
import styles from './operation-section.module.css';

const Verdict = ({ findings }: { findings: readonly OperationFinding[] }) => {
  const { t } = useTranslation(['operation', 'ui']);
  if (findings.length === 0) {
    return (
      <span className={styles['verdict']}>
        <Icon name="success" size={18} />
        {t('operation:fine')}
      </span>
    );
  }
  return (
    <div>
      {findings.map(({ code, level, message }) => (
        <p key={`${code} ${message}`} className={styles['verdict']}>
          <Icon
            name={level === 'problem' ? 'alert' : 'info'}
            size={18}
            label={level === 'problem' ? t('ui:tone.warning') : t('ui:tone.info')}
          />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
};

type Part = { readonly subject: PortalFindingSubject; readonly values: ReactNode };

const useParts = (operation: PortalOperation): Part[] => {
  const { t } = useTranslation('operation');
  const duration = useDurationFormatter();
  const { database, mails, disks, backups } = operation;
  const mailValues = { waiting: mails.waiting, given_up: mails.given_up };
  return [
    {
      subject: 'database',
      values: t('database', {
        megabytes: Math.round(database.bytes / 1e6),
        in_use: database.pool.in_use,
        most: database.pool.most,
        waiting: database.pool.waiting,
      }),
    },
    { subject: 'settings', values: t('settings') },
    {
      subject: 'mails',
      values:
        mails.waiting > 0
          ? t('mails_oldest', { ...mailValues, duration: duration(mails.oldest_seconds) })
          : t('mails', mailValues),
    },
    {
      subject: 'backups',
      values: backups.newest?.made_at ? <Instant at={backups.newest.made_at} /> : t('backups.none'),
    },
    { subject: 'disk', values: <Disks disks={disks} /> },
    {
      subject: 'clocks',
      values: t('clocks', { seconds: Math.round(Math.abs(operation.clock_skew_seconds) * 10) / 10 }),
    },
    { subject: 'sign_ins', values: t('sign_ins', { count: operation.failed_sign_ins }) },
    {
      subject: 'streams',
      values: t('streams', { count: operation.streams, sessions: operation.open_sessions }),
    },
  ];
};

const Disks = ({ disks }: Pick<PortalOperation, 'disks'>) => {
  const { t } = useTranslation('operation');
  if (disks.length === 0) return t('disks.none');
  return (
    <div>
      {disks.map(({ place, free_bytes }) => (
        <div key={place}>
          {place === 'data'
            ? t('disks.data', { gigabytes: Math.round(free_bytes / 1e8) / 10 })
            : t('disks.backups', { gigabytes: Math.round(free_bytes / 1e8) / 10 })}
        </div>
      ))}
    </div>
  );
};

const Parts = ({ operation }: { operation: PortalOperation }) => {
  const { t } = useTranslation('operation');
  const parts = useParts(operation);
  const columns: TableColumn<Part>[] = [
    {
      key: 'subject',
      header: t('columns.subject'),
      isRowHeader: true,
      cell: ({ subject }) => t(`subjects.${subject}`),
    },
    { key: 'values', header: t('columns.values'), cell: ({ values }) => values },
    {
      key: 'verdict',
      header: t('columns.verdict'),
      cell: ({ subject }) => (
        <Verdict findings={operation.findings.filter((finding) => finding.subject === subject)} />
      ),
    },
  ];
  return (
    <Table caption={t('caption')} columns={columns} rows={parts} rowKey={({ subject }) => subject} empty="" />
  );
};

const jobNames = [
  'housekeeping',
  'deadline_reminders',
  'report_reminders',
  'letter_reminders',
  'voyage_agreements',
  'berth_requests',
  'availability',
  'digests',
  'ledger_head',
] as const;

const Jobs = ({ operation: { jobs, findings } }: { operation: PortalOperation }) => {
  const { t } = useTranslation('operation');
  const nameOf = (name: string): string => {
    const known = jobNames.find((each) => each === name.replaceAll(' ', '_'));
    return known ? t(`jobs.names.${known}`) : name;
  };
  const columns: TableColumn<JobRun>[] = [
    { key: 'name', header: t('jobs.columns.name'), isRowHeader: true, cell: ({ name }) => nameOf(name) },
    {
      key: 'last_run',
      header: t('jobs.columns.last_run'),
      cell: ({ last_run_at }) => <Instant at={last_run_at} />,
    },
    {
      key: 'result',
      header: t('jobs.columns.result'),
      cell: ({ done, failures, error }) =>
        failures > 0
          ? t('jobs.failed', { count: failures, error: error ?? '' })
          : t('jobs.done', { count: done ?? 0 }),
    },
  ];
  return (
    <Section title={t('subjects.jobs')}>
      <Stack>
        <Verdict findings={findings.filter(({ subject }) => subject === 'jobs')} />
        <Table
          caption={t('jobs.caption')}
          columns={columns}
          rows={jobs}
          rowKey={({ name }) => name}
          empty={t('jobs.none')}
        />
      </Stack>
    </Section>
  );
};

const Whole = ({ operation }: { operation: PortalOperation }) => {
  const { t } = useTranslation('operation');
  const toDo = operation.findings.filter(({ level }) => level === 'problem').length;
  return (
    <Stack>
      <Notice tone={toDo === 0 ? 'success' : 'warning'}>
        {toDo === 0 ? t('all_well') : t('to_do', { count: toDo })}
      </Notice>
      <Row>
        <span>{t('version', { version: operation.version })}</span>
        <span>
          {t('up_since')} <Instant at={operation.started_at} />
        </span>
        <span>{t('processes', { count: operation.processes })}</span>
      </Row>
      <Parts operation={operation} />
      <BackupsPanel backups={operation.backups} />
      <Jobs operation={operation} />
    </Stack>
  );
};

export const OperationSection = () => {
  const { t } = useTranslation('operation');
  const { language } = useFormat();
  const query = useQuery(portalOperationQuery(language));
  return (
    <Stack>
      <p>{t('lead')}</p>
      <QueryView query={query}>{(operation) => <Whole operation={operation} />}</QueryView>
    </Stack>
  );
};
