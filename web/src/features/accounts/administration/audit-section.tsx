import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@shiptime/domain/accounts/administration-wire';
import { useFormat } from '#lib/format.ts';
import { DateField } from '#ui/date-field.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { FilterBar } from '#ui/filters.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { isAuditSubject, auditSubjects, useAuditLabels } from './audit-labels.ts';
import { auditLogQuery, type AuditLogFilter, downloadAuditLog } from './logs-api.ts';
import styles from './audit-changes.module.css';

const attributesOf = ({ before, after }: AuditEntry): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

const AuditChanges = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('administration');
  const shown = (state: AuditEntry['before'], name: string): string => {
    const value = state?.[name];
    if (value === undefined || value === null || value === '') return t('audit.nothing');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const attributes = attributesOf(entry);
  return (
    <>
      {attributes.length > 0 && (
        <ul className={styles['changes']}>
          {attributes.map((name) => (
            <li key={name}>
              <code>{name}</code>
              {entry.before && <del>{shown(entry.before, name)}</del>}
              {entry.after && <ins>{shown(entry.after, name)}</ins>}
            </li>
          ))}
        </ul>
      )}
      {entry.reason && <p className={styles['reason']}>{t('audit.reason_is', { reason: entry.reason })}</p>}
    </>
  );
};

const everything: AuditLogFilter = { q: '', subject: null, from: null, to: null };

const useColumns = (): TableColumn<AuditEntry>[] => {
  const { t } = useTranslation('administration');
  const { actionWords, aboutWords } = useAuditLabels();
  return [
    {
      key: 'created_at',
      header: t('audit.columns.created_at'),
      isRowHeader: true,
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      key: 'actor',
      header: t('audit.columns.actor'),
      cell: ({ actor, address }) => actor ?? t(address ? 'audit.visitor' : 'audit.command_line'),
    },
    { key: 'action', header: t('audit.columns.action'), cell: ({ action }) => actionWords(action) },
    {
      key: 'subject',
      header: t('audit.columns.subject_type'),
      cell: ({ subject_type, subject_id }) => aboutWords(subject_type, subject_id),
    },
    { key: 'changes', header: t('audit.details'), cell: (entry) => <AuditChanges entry={entry} /> },
    { key: 'address', header: t('audit.columns.address'), cell: ({ address }) => address ?? '–' },
  ];
};

export const AuditSection = () => {
  const { t } = useTranslation('administration');
  const { compare } = useFormat();
  const { subjectWords } = useAuditLabels();
  const [view, setView] = useState(everything);
  const [page, setPage] = useState(1);
  const asked = { ...view, q: useDeferredValue(view.q.trim()) };
  const query = useQuery({ ...auditLogQuery(asked, page), placeholderData: keepPreviousData });
  const columns = useColumns();
  const narrow = (change: Partial<AuditLogFilter>) => {
    setView((before) => ({ ...before, ...change }));
    setPage(1);
  };
  const options = auditSubjects
    .map((id) => ({ id, label: subjectWords(id) }))
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <Stack>
      <p>{t('audit.lead')}</p>
      <LedgerPanel />
      <FilterBar
        label={t('audit.filters')}
        count={[view.subject, view.from, view.to].filter(Boolean).length}
        lead={<SearchField label={t('audit.search')} value={view.q} onChange={(q) => narrow({ q })} />}
      >
        <Select
          label={t('audit.subject')}
          options={options}
          value={isAuditSubject(view.subject) ? view.subject : null}
          placeholder={t('audit.all_subjects')}
          isFilter
          onChange={(subject) => narrow({ subject })}
        />
        <DateField label={t('audit.from')} value={view.from} onChange={(from) => narrow({ from })} optional />
        <DateField label={t('audit.to')} value={view.to} onChange={(to) => narrow({ to })} optional />
      </FilterBar>
      <Row>
        <DownloadButton load={() => downloadAuditLog(asked, 'xlsx')}>
          {t('audit.download_xlsx')}
        </DownloadButton>
        <DownloadButton load={() => downloadAuditLog(asked, 'csv')}>{t('audit.download_csv')}</DownloadButton>
      </Row>
      <PagedView query={query} onPage={setPage}>
        {(rows) => (
          <Table
            caption={t('audit.caption')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('audit.none')}
          />
        )}
      </PagedView>
    </Stack>
  );
};
