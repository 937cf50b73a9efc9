import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useScheduler } from '../edited-plan/scheduler-model.ts';
import styles from '../scheduler.module.css';

export const PlanTools = () => {
  const { t } = useTranslation('scheduler');
  const { plan } = useScheduler();
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <div className={styles['group']} data-no-print>
      <Button small variant="quiet" icon="help" onPress={() => setShowsKeys(true)}>
        {t('keys.button')}
      </Button>
      <Button small variant="quiet" icon="print" onPress={() => window.print()}>
        {t('tools.print')}
      </Button>
      <DownloadButton small variant="quiet" load={() => api.download(`/vessel_plans/${plan.id}/export`)}>
        {t('download')}
      </DownloadButton>
      <DownloadButton small variant="quiet" load={() => api.download(`/vessel_plans/${plan.id}/export.pdf`)}>
        {t('paper.sheet')}
      </DownloadButton>
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
};
