import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui/button.tsx';
import { Deadline } from '#ui/instant.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { type FiscalYearRow, referenceListQuery } from '../reference-api.ts';
import { FiscalYearDialog } from './fiscal-year-dialog.tsx';
import { WeightsDialog } from './weights-dialog.tsx';

type Actions = Readonly<Record<'edit' | 'weigh', (year: FiscalYearRow) => void>>;

const useColumns = ({ edit, weigh }: Actions): TableColumn<FiscalYearRow>[] => {
  const { t } = useTranslation('reference');
  return [
    { key: 'name', header: t('years.name'), isRowHeader: true, isShort: true, cell: ({ name }) => name },
    { key: 'start', header: t('years.start'), isShort: true, cell: ({ start_date }) => start_date },
    { key: 'end', header: t('years.end'), isShort: true, cell: ({ end_date }) => end_date },
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
      isShort: true,
      cell: (year) => (
        <Row>
          <IconButton
            small
            icon="edit"
            label={t('record.edit_named', { name: year.name })}
            onPress={() => edit(year)}
          />
          <IconButton
            small
            icon="settings"
            label={t('weights.open_named', { name: year.name })}
            onPress={() => weigh(year)}
          />
        </Row>
      ),
    },
  ];
};

export const FiscalYearsSection = () => {
  const { t } = useTranslation('reference');
  const query = useQuery({ ...referenceListQuery('fiscal_years'), staleTime: 0 });
  const [open, setOpen] = useState<{ year: FiscalYearRow | null } | null>(null);
  const [weighing, setWeighing] = useState<FiscalYearRow | null>(null);
  const columns = useColumns({ edit: (year) => setOpen({ year }), weigh: setWeighing });
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
            {weighing && <WeightsDialog year={weighing} onClose={() => setWeighing(null)} />}
          </>
        )}
      </QueryView>
    </Stack>
  );
};
