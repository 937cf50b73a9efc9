import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#lib/api-client.ts';
import type { useSmallForm } from '#lib/small-form.ts';
import { useTask } from '#lib/use-task.ts';
import { snackbar } from '#ui/snackbar-store.ts';

type Form = Pick<ReturnType<typeof useSmallForm>, 'check' | 'refuse'>;

/** Sends a form once it has nothing to mend; what the server has against a field stands at the field. */
export const useSaving = (form: Form, renews: readonly string[]) => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  const { run, pending, problem } = useTask('save_record');
  const save = async <Saved>(send: () => Promise<Saved>, onSaved: (saved: Saved) => void): Promise<void> => {
    if (!form.check()) return;
    await run(async () => {
      const saved = await send().catch((thrown: unknown) => {
        form.refuse(toApiError(thrown));
        throw thrown;
      });
      await client.invalidateQueries({ queryKey: renews });
      snackbar.success(t('saved'));
      onSaved(saved);
    });
  };
  return { save, pending, problem };
};
