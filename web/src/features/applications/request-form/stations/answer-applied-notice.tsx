import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export const AnswerAppliedNotice = ({
  title,
  undo,
}: {
  readonly title: string;
  readonly undo: () => void;
}) => {
  const { t } = useTranslation('application_form');
  return (
    <Notice
      tone="success"
      live
      takesFocus
      title={title}
      actions={
        <Button small icon="undo" onPress={undo}>
          {t('hints.undo')}
        </Button>
      }
    />
  );
};
