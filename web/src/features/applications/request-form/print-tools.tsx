import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { downloadApplicationPdf } from '../application-api.ts';
import { useApplication, useFormModel } from './form-model.ts';

export const PrintTools = ({ readsAll }: { readsAll: boolean }) => {
  const { t } = useTranslation('application_form');
  const { editor, readOnly } = useFormModel();
  const { id } = useApplication();
  const load = async () => {
    if (!readOnly) await editor.saveNow();
    return downloadApplicationPdf(id);
  };
  return (
    <>
      <DownloadButton small load={load}>
        {t('pdf')}
      </DownloadButton>
      {readsAll && (
        <Button small icon="print" onPress={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </>
  );
};
