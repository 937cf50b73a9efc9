import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#lib/api-client.ts';
import type { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { snackbar } from '#ui/snackbar-store.ts';

type Saving<Saved> = {
  readonly form: Pick<ReturnType<typeof useDialogForm>, 'check' | 'refuse'>;
  readonly renews: readonly string[];
  readonly send: () => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
};

export const useSaveRecord = <Saved>({ form, renews, send, onSaved }: Saving<Saved>) => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  const { run, pending, problem } = useApiMutation('save_record', {
    mutationFn: send,
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: renews });
      snackbar.success(t('saved'));
      onSaved(saved);
    },
    onError: (thrown) => {
      form.refuse(toApiError(thrown));
    },
  });
  const save = () => {
    if (form.check()) void run();
  };
  return { save, pending, problem };
};
