import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui/button.tsx';
import { Deadline } from '#ui/instant.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { type FiscalYearRow, listQuery } from '../api.ts';
import { FiscalYearDialog } from './fiscal-year-dialog.tsx';

/** Years and their deadlines. A deadline that is moved needs a reason. */
export const FiscalYearsSection = () => {
  const { t } = useTranslation('reference');
  const query = useQuery({ ...listQuery('fiscal_years'), staleTime: 0 });
  const [open, setOpen] = useState<{ year: FiscalYearRow | null } | null>(null);
  const columns: Column<FiscalYearRow>[] = [
    { key: 'name', header: t('years.name'), isRowHeader: true, cell: ({ name }) => name },
    { key: 'start', header: t('years.start'), cell: ({ start_date }) => start_date },
    { key: 'end', header: t('years.end'), cell: ({ end_date }) => end_date },
    {
      key: 'deadline',
      header: t('years.deadline'),
      cell: ({ deadline_at }) => <Deadline at={deadline_at} />,
    },
    {
      key: 'active',
      header: t('record.active'),
      cell: ({ active }) => t(active ? 'record.yes' : 'record.no'),
    },
    {
      key: 'actions',
      header: '',
      label: t('record.actions'),
      cell: (year) => (
        <IconButton
          small
          icon="edit"
          label={t('record.edit_named', { name: year.name })}
          onPress={() => setOpen({ year })}
        />
      ),
    },
  ];
  return (
    <Stack>
      <div>
        <Button variant="primary" icon="add" onPress={() => setOpen({ year: null })}>
          {t('years.add')}
        </Button>
      </div>
      <QueryView query={query}>
        {(years) => (
          <>
            <Table
              caption={t('years.caption')}
              columns={columns}
              rows={years.toSorted((a, b) => b.start_date.localeCompare(a.start_date))}
              rowKey={({ id }) => id}
            />
            {open && <FiscalYearDialog year={open.year} years={years} onClose={() => setOpen(null)} />}
          </>
        )}
      </QueryView>
    </Stack>
  );
};
