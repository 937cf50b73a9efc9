import { useTranslation } from 'react-i18next';
import { mergeMinuteColumns } from '@shiptime/domain/applications/stations-file/degree-minutes';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { StationImportControls } from './use-station-import.ts';

export const MergeMinuteColumnsNotice = ({ given }: { readonly given: StationImportControls }) => {
  const { t } = useTranslation('application_form');
  const { source, setSource, first } = given;
  if (!source || !first?.problems.some(({ code }) => code === 'degree_minutes')) return null;
  const table = mergeMinuteColumns(source.table);
  if (!table) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button small onPress={() => setSource({ ...source, table })}>
          {t('stations.join')}
        </Button>
      }
    >
      {t('stations.minute_columns')}
    </Notice>
  );
};
