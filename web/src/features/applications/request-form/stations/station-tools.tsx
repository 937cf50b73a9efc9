import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton, downloadFile } from '#ui/download-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Row } from '#ui/stack.tsx';
import { useFormModel } from '../form-model.ts';

const formats = [
  { ending: 'xlsx', label: 'xlsx' },
  { ending: 'gpx', label: 'gpx' },
  { ending: 'kml', label: 'kml' },
  { ending: 'minutes.csv', label: 'minutes' },
  { ending: 'mfp.csv', label: 'mfp' },
] as const;

type Props = {
  readonly path: string;
  readonly hasStations: boolean;
  /** How many rows are ticked. */
  readonly selected: number;
  readonly onImport: () => void;
  readonly onRemove: () => void;
};

/** What is done with the list as a whole. */
export const StationTools = (props: Props) => {
  const { path, hasStations, selected, onImport, onRemove } = props;
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  return (
    <Row>
      {!readOnly && (
        <>
          <Button icon="upload" onPress={onImport}>
            {t('stations.import')}
          </Button>
          {selected > 0 && (
            <Button icon="trash" onPress={onRemove}>
              {t('stations.remove_selected', { count: selected })}
            </Button>
          )}
        </>
      )}
      {hasStations && (
        <>
          <DownloadButton variant="quiet" load={() => api.download(`${path}/export.csv`)}>
            {t('stations.csv')}
          </DownloadButton>
          <DownloadButton variant="quiet" load={() => api.download(`${path}/export.geojson`)}>
            {t('stations.geojson')}
          </DownloadButton>
          <Menu
            variant="quiet"
            label={t('stations.other_formats')}
            actions={formats.map(({ ending, label }) => ({
              id: ending,
              label: t(`stations.${label}`),
              icon: 'download' as const,
              onAction: () => void downloadFile(() => api.download(`${path}/export.${ending}`)),
            }))}
          >
            {t('stations.other_formats')}
          </Menu>
        </>
      )}
      {!readOnly && (
        <DownloadButton variant="quiet" load={() => api.download('/stations/template.csv')}>
          {t('stations.template')}
        </DownloadButton>
      )}
    </Row>
  );
};
