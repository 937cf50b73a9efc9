import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useUnknownFeasibilityCount } from './use-unknown-feasibility-count.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { MissingParticulars } from '../components/missing-particulars.tsx';
import { useIncompleteVessels } from '../incomplete-vessels.ts';

export const MissingParticularsSection = () => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const vessels = useIncompleteVessels();
  const openYear = usePortalInfo()?.open_fiscal_year?.id;
  const years = useReferenceList('fiscal_years').toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  // Plans are made for the year before the one open for applications.
  const asked = years.findIndex(({ id }) => id === openYear) + 1;
  const year = years[asked] ?? years[0];
  const mattersTo = useUnknownFeasibilityCount(year?.id, useReferenceList('ports'));
  if (vessels.length === 0) return null;
  const columns: readonly TableColumn<VesselResource>[] = [
    {
      key: 'vessel',
      header: t('administration.name'),
      isRowHeader: true,
      cell: (vessel) => nameInLanguage(language, vessel),
    },
    {
      key: 'missing',
      header: t('planning.not_known'),
      cell: (vessel) => <MissingParticulars vessel={vessel} mayFillIn />,
    },
    {
      key: 'matters',
      header: t('planning.matters'),
      align: 'end',
      cell: (vessel) => t('capabilities.needed_by', { count: mattersTo(vessel) }),
    },
  ];
  return (
    <Disclosure
      level={2}
      title={t('planning.missing')}
      aside={t('ships', { count: vessels.length })}
      isOpen={open}
      onToggle={setOpen}
    >
      <p>{t('planning.matters_year', { year: year?.name ?? '' })}</p>
      <Table
        caption={t('planning.missing')}
        columns={columns}
        rows={vessels.toSorted((a, b) => mattersTo(b) - mattersTo(a))}
        rowKey={({ id }) => id}
      />
    </Disclosure>
  );
};
