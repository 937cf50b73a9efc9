import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { Table } from '#ui/table.tsx';

const keys = [
  'arrows',
  'hold',
  'day',
  'week',
  'quarter',
  'ends',
  'drop',
  'cancel',
  'open',
  'select',
  'unschedule',
  'undo',
  'redo',
  'zoom',
  'see',
  'wheel',
  'touch',
  'regions',
  'outage',
] as const;
type Key = (typeof keys)[number];

export const KeyboardHelpDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  return (
    <Dialog name="keys" title={t('keys.title')} isOpen={isOpen} onClose={onClose}>
      <Table<Key>
        caption={t('keys.title')}
        stacked={false}
        columns={[
          {
            key: 'key',
            header: t('keys.key'),
            isRowHeader: true,
            cell: (key) => <kbd>{t(`keys.${key}.key`)}</kbd>,
          },
          { key: 'does', header: t('keys.does'), cell: (key) => t(`keys.${key}.does`) },
        ]}
        rows={keys}
        rowKey={(key) => key}
      />
    </Dialog>
  );
};
