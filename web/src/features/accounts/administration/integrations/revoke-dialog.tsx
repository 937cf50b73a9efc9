import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';

export type Revocation = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly done: string;
  readonly work: () => Promise<unknown>;
  readonly renews: readonly string[];
};

export const RevokeDialog = ({ ending, onClose }: { ending: Revocation; onClose: () => void }) => {
  const client = useQueryClient();
  const task = useApiMutation('delete_record', {
    mutationFn: ending.work,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ending.renews });
      snackbar.success(ending.done);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="integration-end"
      title={ending.title}
      isOpen
      danger
      onCancel={onClose}
      onConfirm={() => void task.run()}
      confirmLabel={ending.label}
      error={task.problem}
      pending={task.pending}
    >
      <p>{ending.text}</p>
    </ConfirmDialog>
  );
};
