import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useTask } from '#lib/use-task.ts';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';

/** Sends the activation link once more. The answer is the same whoever asks. */
export const ResendButton = ({ email }: { email: string }) => {
  const { t } = useTranslation('accounts');
  const { run, pending } = useTask('send_link', snackbar.error);
  const resend = async () => {
    const sent = await run(async () => {
      await api.post('/auth/signup/resend', { email });
    });
    if (sent) snackbar.success(t('resend.sent'));
  };
  return (
    <Button icon="mail" pending={pending} onPress={() => void resend()}>
      {t('resend.action')}
    </Button>
  );
};
