import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

type Props = {
  readonly draft: string;
  readonly attempt: Parameters<typeof useApiMutation>[0];
  readonly title: string;
  readonly submitLabel: string;
  readonly label: string;
  readonly hint: string;
  readonly max: number;
  readonly refuse: (reason: string) => Promise<unknown>;
  readonly onRefused: () => Promise<void>;
  readonly onClose: () => void;
};

export const RefuseRequestDialog = (props: Props) => {
  const { draft, attempt, title, submitLabel, label, hint, max, refuse, onRefused, onClose } = props;
  const kept = useRememberedInput(draft, '');
  const { run, pending, error, problem } = useApiMutation(attempt, {
    mutationFn: () => refuse(kept.value),
    onSuccess: async () => {
      kept.forget();
      onClose();
      await onRefused();
    },
  });
  return (
    <FormDialog
      name="refuse-request"
      isOpen
      title={title}
      onClose={onClose}
      onCancel={kept.forget}
      onSubmit={() => void run()}
      submitLabel={submitLabel}
      error={error?.field('reason') ? null : problem}
      pending={pending}
    >
      <TextArea
        label={label}
        hint={hint}
        name="reason"
        value={kept.value}
        max={max}
        error={error?.field('reason')}
        onChange={kept.set}
      />
    </FormDialog>
  );
};
