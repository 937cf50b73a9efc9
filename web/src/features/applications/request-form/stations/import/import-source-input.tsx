import { useTranslation } from 'react-i18next';
import { FileField } from '#ui/file-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { lacksColumns } from './read-result.ts';
import { useImportProblems } from './use-import-problems.ts';
import type { StationImportControls } from './use-station-import.ts';

type Props = { readonly given: StationImportControls };

const ChooseFile = ({ given, error }: Props & { readonly error: string | undefined }) => {
  const { t } = useTranslation('application_form');
  return (
    <FileField
      label={t('stations.file')}
      hint={t('stations.import_hint')}
      accept=".csv,.txt,.tsv,.xlsx,.gpx,.kml,.json,.geojson,text/csv"
      value={given.file}
      onChange={given.chooseFile}
      error={error}
    />
  );
};

const Wrong = ({ words }: { readonly words: string }) => (
  <Notice tone="error" live>
    {words}
  </Notice>
);

export const ImportSourceInput = ({ given }: Props) => {
  const { whole, reasons } = useImportProblems(given);
  const { source, setSource, rehearsal, file, isPasted } = given;
  const asksColumns = rehearsal !== null && lacksColumns(rehearsal);
  return (
    <>
      {isPasted ? whole && <Wrong words={whole} /> : <ChooseFile given={given} error={whole} />}
      {source && asksColumns && (
        <ColumnChoice
          key={file?.name ?? ''}
          table={source.table}
          reasons={reasons}
          onChoose={(places) => setSource({ ...source, places })}
        />
      )}
      {!asksColumns && reasons.length > 0 && <Wrong words={reasons.join(' ')} />}
    </>
  );
};
