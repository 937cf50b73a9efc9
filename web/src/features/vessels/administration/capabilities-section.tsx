import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { IconButton } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '../vessel-api.ts';
import { useCapabilityNames } from '../components/capability-words.ts';
import { CapabilitiesDialog } from './capabilities-dialog.tsx';

const useColumns = (onEdit: (vessel: VesselResource) => void): readonly TableColumn<VesselResource>[] => {
  const { t } = useTranslation('vessels');
  const { language, number } = useFormat();
  const namesOf = useCapabilityNames();
  const all = useReferenceList('capabilities').filter(({ active }) => active);
  const assumed = ({ capabilities }: VesselResource) =>
    capabilities.filter(({ standing }) => standing.startsWith('assumed_')).length;
  return [
    {
      key: 'vessel',
      header: t('administration.name'),
      isRowHeader: true,
      cell: (vessel) => nameInLanguage(language, vessel),
    },
    {
      key: 'can',
      header: t('capabilities.can'),
      cell: (vessel) => namesOf(vessel, ['yes'], (kind) => kind !== 'waters') ?? t('capabilities.none'),
    },
    {
      key: 'waters',
      header: t('capabilities.works_in'),
      cell: (vessel) => namesOf(vessel, ['yes'], (kind) => kind === 'waters') ?? t('capabilities.none'),
    },
    {
      key: 'assumed',
      header: t('capabilities.assumed'),
      align: 'end',
      cell: (vessel) => number(assumed(vessel)),
    },
    {
      key: 'unknown',
      header: t('capabilities.unknown'),
      align: 'end',
      cell: ({ capabilities }) => number(Math.max(0, all.length - capabilities.length)),
    },
    {
      key: 'edit',
      header: '',
      label: t('capabilities.edit'),
      isShort: true,
      cell: (vessel) => (
        <IconButton
          small
          icon="edit"
          label={t('capabilities.edit_named', { name: nameInLanguage(language, vessel) })}
          onPress={() => onEdit(vessel)}
        />
      ),
    },
  ];
};

export const CapabilitiesSection = () => {
  const { t } = useTranslation('vessels');
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<VesselResource | null>(null);
  const columns = useColumns(setEdited);
  const vessels = useVessels().filter(({ active }) => active);
  return (
    <Disclosure
      level={2}
      title={t('capabilities.title')}
      aside={t('ships', { count: vessels.length })}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Stack>
        <p>{t('capabilities.lead')}</p>
        <Table caption={t('capabilities.title')} columns={columns} rows={vessels} rowKey={({ id }) => id} />
      </Stack>
      {edited && <CapabilitiesDialog vessel={edited} onClose={() => setEdited(null)} />}
    </Disclosure>
  );
};
