import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Changes } from './not-to-be-saved.tsx';
import { useEditing } from '../edited-plan/scheduler-model.ts';

export const RestoredChanges = () => {
  const { t } = useTranslation(['scheduler', 'ui']);
  const { editor, mayEdit } = useEditing();
  const [dismissed, setDismissed] = useState(false);
  const pairs = editor.restored.filter(({ was }) => mayEdit(was));
  const [first] = pairs;
  if (dismissed || !first) return null;
  return (
    <Notice
      tone="info"
      live
      title={t('scheduler:restored.title')}
      actions={
        <Button
          small
          onPress={() => {
            setDismissed(true);
            restoreFocusToMission(first.was.id);
          }}
        >
          {t('ui:close')}
        </Button>
      }
    >
      <p>{t('scheduler:restored.text')}</p>
      <Changes pairs={pairs} />
    </Notice>
  );
};
