import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Station } from '@shiptime/domain/applications/stations';
import { useFormat } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/stack.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { useApplication, useFormModel } from '../form-model.ts';
import { ImportDialog } from './import-dialog.tsx';
import styles from '../parts/part-table.module.css';

/** The stations in the order in which they are visited. */
export const Stations = () => {
  const { t } = useTranslation('application_form');
  const { context, readOnly } = useFormModel();
  const format = useFormat();
  const stations = (useApplication()['stations'] ?? []) as readonly Station[];
  const columns: readonly Column<Station>[] = [
    { key: 'position', header: t('stations.position'), align: 'end', cell: (row) => row.position },
    { key: 'name', header: t('stations.name'), isRowHeader: true, cell: (row) => row.name },
    { key: 'type', header: t('stations.type'), cell: (row) => row.type },
    {
      key: 'latitude',
      header: t('stations.latitude'),
      align: 'end',
      cell: (row) => format.number(row.latitude, 5),
    },
    {
      key: 'longitude',
      header: t('stations.longitude'),
      align: 'end',
      cell: (row) => format.number(row.longitude, 5),
    },
  ];
  const [importing, setImporting] = useState(false);
  return (
    <section className={styles['part']} id="field-stations" tabIndex={-1} aria-label={t('groups.stations')}>
      <p>
        {t('stations.count', {
          count: stations.length,
          max: format.number(context.settings.station_limit),
        })}
      </p>
      {stations.length > 0 && (
        <Table
          caption={t('groups.stations')}
          columns={columns}
          rows={stations}
          rowKey={({ position }) => position}
        />
      )}
      {!readOnly && (
        <Row>
          <Button icon="add" onPress={() => setImporting(true)}>
            {t('stations.import')}
          </Button>
        </Row>
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </section>
  );
};
