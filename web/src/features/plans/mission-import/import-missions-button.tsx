import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayImportMissions } from '@shiptime/domain/plans/decisions';
import { useActor } from '#lib/actor.ts';
import { Button } from '#ui/button.tsx';
import { useMissionImport } from './use-mission-import.ts';

const ImportMissionsDialog = lazy(() =>
  import('./import-missions-dialog.tsx').then((module) => ({ default: module.ImportMissionsDialog })),
);

export const ImportMissionsButton = () => {
  const { t } = useTranslation('mission_import');
  const actor = useActor();
  const state = useMissionImport();
  const [isOpen, setOpen] = useState(false);
  if (!mayImportMissions(actor).allowed) return null;
  return (
    <>
      <Button icon="upload" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportMissionsDialog state={state} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
