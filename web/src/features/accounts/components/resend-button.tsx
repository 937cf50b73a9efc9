import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';

/** The response does not reveal whether the account exists. */
export const ResendActivationButton = ({ email }: { email: string }) => {
  const { t } = useTranslation('accounts');
  const { run, pending } = useApiMutation(
    'send_link',
    {
      mutationFn: () => api.post('/auth/signup/resend', { email }),
      onSuccess: () => snackbar.success(t('resend.sent')),
    },
    snackbar.error,
  );
  return (
    <Button icon="mail" pending={pending} onPress={() => void run()}>
      {t('resend.action')}
    </Button>
  );
};
