import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Station } from '@shiptime/domain/applications/stations';
import { useFormat } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/stack.tsx';
import { useApplication, useFormModel } from '../form-model.ts';
import { ImportDialog } from './import-dialog.tsx';
import styles from '../parts/part-table.module.css';

/** The stations in the order in which they are visited. */
export const Stations = () => {
  const { t } = useTranslation('application_form');
  const { context, readOnly } = useFormModel();
  const format = useFormat();
  const stations = (useApplication()['stations'] ?? []) as readonly Station[];
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
        <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('groups.stations')}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('stations.position')}</th>
                <th scope="col">{t('stations.name')}</th>
                <th scope="col">{t('stations.type')}</th>
                <th scope="col">{t('stations.latitude')}</th>
                <th scope="col">{t('stations.longitude')}</th>
              </tr>
            </thead>
            <tbody>
              {stations.map((station) => (
                <tr key={station.id}>
                  <td>{station.position}</td>
                  <td>{station.name}</td>
                  <td>{station.type}</td>
                  <td>{format.number(station.latitude, 5)}</td>
                  <td>{format.number(station.longitude, 5)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
