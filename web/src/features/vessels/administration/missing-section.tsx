import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vessel } from '@shiptime/domain/vessels/wire';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { MissingParticulars } from '../components/missing-particulars.tsx';
import { useIncompleteVessels } from '../incomplete-vessels.ts';

/** Ships in service of which plans cannot be checked whole, each with what somebody would have to find out. */
export const MissingSection = () => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const vessels = useIncompleteVessels();
  if (vessels.length === 0) return null;
  const columns: readonly Column<Vessel>[] = [
    {
      key: 'vessel',
      header: t('administration.name'),
      isRowHeader: true,
      cell: (vessel) => nameIn(language, vessel),
    },
    {
      key: 'missing',
      header: t('planning.not_known'),
      cell: (vessel) => <MissingParticulars vessel={vessel} mayFillIn />,
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
      <Table caption={t('planning.missing')} columns={columns} rows={vessels} rowKey={({ id }) => id} />
    </Disclosure>
  );
};
