import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import { Button } from '#ui/button.tsx';
import { useEditingModel } from '../plans/edited-plan/scheduler-model.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';

export const CompareButton = ({ scenario }: { scenario: ScenarioResource }) => {
  const { t } = useTranslation('scenarios');
  const { editor } = useEditingModel();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    await editor.saveNow();
    setOpen(true);
  };
  return (
    <>
      <Button small icon="list" onPress={() => void open()}>
        {t('compare.button')}
      </Button>
      {isOpen && <ComparisonDialog scenario={scenario} onClose={() => setOpen(false)} />}
    </>
  );
};
