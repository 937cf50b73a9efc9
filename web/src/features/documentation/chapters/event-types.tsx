import { type EventType, eventTypes } from '@shiptime/domain/integrations/event-types';
import { useTranslation } from 'react-i18next';
import { type Column, Table } from '#ui/table.tsx';
import { dataOf } from './event-data.ts';
import { Told } from './told.tsx';
import { eventWords } from './words.ts';

/** Every type of event, from the very list that the portal keeps to. */
export const EventTypes = () => {
  const { t } = useTranslation('documentation');
  const columns: Column<EventType>[] = [
    {
      key: 'type',
      header: t('kinds_of.type'),
      isRowHeader: true,
      cell: (type) => <code>{type}</code>,
    },
    { key: 'when', header: t('kinds_of.when'), cell: (type) => <Told text={eventWords(type)} /> },
    {
      key: 'data',
      header: t('kinds_of.data'),
      cell: (type) => (
        <Told
          text={dataOf(type)
            .map((name) => `\`${name}\``)
            .join(', ')}
        />
      ),
    },
  ];
  return (
    <Table caption={t('kinds_of.events')} columns={columns} rows={[...eventTypes]} rowKey={(type) => type} />
  );
};
