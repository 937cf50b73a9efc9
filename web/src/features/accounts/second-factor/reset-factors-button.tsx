import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { resetSecondFactors } from '../account-api.ts';

export const ResetFactorsButton = ({ account }: { account: Account }) => {
  const { t } = useTranslation('second_factor');
  const [asking, setAsking] = useState(false);
  const { run, pending, problem } = useApiMutation('manage_account', {
    mutationFn: () => resetSecondFactors(account.id),
    onSuccess: () => {
      snackbar.success(t('reset.done'));
      setAsking(false);
    },
  });
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('reset.action')}</Button>
      <ConfirmDialog
        name="factors-reset"
        title={t('reset.action')}
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run()}
        confirmLabel={t('reset.confirm')}
        danger
        pending={pending}
        error={problem}
      >
        <p>{t('reset.text', { name: `${account.first_name} ${account.last_name}` })}</p>
      </ConfirmDialog>
    </>
  );
};
