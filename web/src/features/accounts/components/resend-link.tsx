import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toApiError } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';

/** Sends the activation link once more. The answer is the same whoever asks. */
export const ResendLink = ({ email }: { email: string }) => {
  const { t } = useTranslation('accounts');
  const [pending, setPending] = useState(false);
  const resend = async () => {
    setPending(true);
    try {
      await api.post('/auth/signup/resend', { email });
      snackbar.success(t('resend.sent'));
    } catch (error) {
      snackbar.error(toApiError(error).message || t('resend.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon="mail" pending={pending} onPress={() => void resend()}>
      {t('resend.action')}
    </Button>
  );
};
