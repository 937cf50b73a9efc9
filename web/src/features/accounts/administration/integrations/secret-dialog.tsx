import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';

type ShownOnceProps = {
  readonly title: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
};

export const SecretDialog = ({ title, label, secret, onClose }: ShownOnceProps) => {
  const { t } = useTranslation('integrations');
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    snackbar.success(t('once.copied'));
  };
  return (
    <Dialog
      name="shown-once"
      title={title}
      isOpen
      wide
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('once.kept')}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{t('once.lead')}</Notice>
        <TextField label={label} width="full" value={secret} onChange={() => undefined} isReadOnly />
        <Row>
          <Button icon="copy" onPress={() => void copy()}>
            {t('once.copy')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
