import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor } from '@shiptime/domain/accounts/second-factor-wire';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextField } from '#ui/text-field.tsx';
import { removeFactor, renameFactor, renewRecoveryCodes } from './second-factor-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type DialogProps = { readonly onClose: () => void; readonly onDone: () => Promise<unknown> };
type OfFactor = DialogProps & { readonly factor: Factor };

export const RenameFactorDialog = ({ factor, onClose, onDone }: OfFactor) => {
  const { t } = useTranslation('second_factor');
  const [name, setName] = useState(factor.name);
  const { run, pending, error, problem } = useApiMutation('change_factors', {
    mutationFn: () => renameFactor(factor.id, name),
    onSuccess: async () => {
      await onDone();
      snackbar.success(t('renamed'));
      onClose();
    },
  });
  const atField = error?.field('name');
  return (
    <FormDialog
      name="factor-rename"
      title={t('rename_named', { name: factor.name })}
      isOpen
      onClose={onClose}
      onSubmit={() => void run()}
      pending={pending}
      error={atField ? null : problem}
      submitLabel={t('rename')}
    >
      <TextField
        label={t('name')}
        name="factor_name"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={atField}
        onChange={setName}
      />
    </FormDialog>
  );
};

export const RemoveFactorDialog = ({ factor, onClose, onDone }: OfFactor) => {
  const { t } = useTranslation('second_factor');
  const { run, pending, problem } = useApiMutation('change_factors', {
    mutationFn: () => removeFactor(factor.id),
    onSuccess: async () => {
      await onDone();
      snackbar.success(t('removed', { name: factor.name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="factor-remove"
      title={t('remove_named', { name: factor.name })}
      isOpen
      onCancel={onClose}
      onConfirm={() => void run()}
      confirmLabel={t('remove')}
      danger
      pending={pending}
      error={problem}
    >
      <p>{t('remove_text', { name: factor.name })}</p>
    </ConfirmDialog>
  );
};

export const RenewRecoveryCodesDialog = ({ onClose, onDone }: DialogProps) => {
  const { t } = useTranslation('second_factor');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run, pending, problem } = useApiMutation('change_factors', {
    mutationFn: renewRecoveryCodes,
    onSuccess: async (renewed) => {
      setCodes(renewed);
      await onDone();
    },
  });
  if (codes) {
    return (
      <Dialog name="recovery-codes" title={t('recovery.title')} isOpen insistent onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      name="recovery-renew"
      title={t('recovery.renew')}
      isOpen
      onCancel={onClose}
      onConfirm={() => void run()}
      confirmLabel={t('recovery.renew')}
      pending={pending}
      error={problem}
    >
      <p>{t('recovery.renew_text')}</p>
    </ConfirmDialog>
  );
};
