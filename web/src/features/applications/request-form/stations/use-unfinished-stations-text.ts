import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useApplication } from '../form-model.ts';
import { subscribeToStations, unfinishedStationCells } from './open-station-queues.ts';

export const useUnfinishedStationsText = (): string | null => {
  const { t } = useTranslation('application_form');
  const { list } = useFormat();
  const { id } = useApplication();
  useSyncExternalStore(subscribeToStations, () => JSON.stringify(unfinishedStationCells(id)));
  const cells = unfinishedStationCells(id);
  const [first] = cells;
  if (!first) return null;
  const { station } = first;
  const fields = cells
    .filter((cell) => cell.station === station)
    .map(({ field }) => t(`stations.${field}`).toLowerCase());
  return station === null
    ? t('stations.unfinished_new', { fields: list(fields) })
    : t('stations.unfinished', { name: station, fields: list(fields) });
};
