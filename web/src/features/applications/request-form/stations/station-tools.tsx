import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
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
  readonly selected: number;
  readonly onImport: () => void;
  readonly onRemove: () => void;
};

const useDownloads = (path: string) => {
  const { t } = useTranslation('application_form');
  const action = (id: string, label: string, from: string) => ({
    ...{ id, label, icon: 'download' as const },
    onAction: () => void downloadFile(() => api.download(from)),
  });
  return {
    main: (['csv', 'geojson'] as const).map((kind) =>
      action(kind, t(`stations.${kind}`), `${path}/export.${kind}`),
    ),
    others: formats.map(({ ending, label }) =>
      action(ending, t(`stations.${label}`), `${path}/export.${ending}`),
    ),
    template: action('template', t('stations.template'), '/stations/template.csv'),
  };
};

const Downloads = ({ path, hasStations }: Pick<Props, 'path' | 'hasStations'>) => {
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  const isNarrow = useIsNarrow();
  const { main, others, template } = useDownloads(path);
  const blank = readOnly ? [] : [template];
  const kept = hasStations ? [...main, ...others] : [];
  if (isNarrow && kept.length + blank.length > 1)
    return (
      <Menu variant="quiet" icon="download" label={t('stations.downloads')} actions={[...kept, ...blank]}>
        {t('stations.downloads')}
      </Menu>
    );
  return (
    <>
      {hasStations && (
        <>
          <DownloadButton variant="quiet" load={() => api.download(`${path}/export.csv`)}>
            {t('stations.csv')}
          </DownloadButton>
          <DownloadButton variant="quiet" load={() => api.download(`${path}/export.geojson`)}>
            {t('stations.geojson')}
          </DownloadButton>
          <Menu variant="quiet" label={t('stations.other_formats')} actions={others}>
            {t('stations.other_formats')}
          </Menu>
        </>
      )}
      {!readOnly && (
        <DownloadButton variant="quiet" load={() => api.download('/stations/template.csv')}>
          {t('stations.template')}
        </DownloadButton>
      )}
    </>
  );
};

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
      <Downloads path={path} hasStations={hasStations} />
    </Row>
  );
};
