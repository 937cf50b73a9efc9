import { useState } from 'react';
import { toApiError } from '../lib/api-error.ts';
import { describeFailure } from '../lib/problem.ts';
import { ActionButton } from './action-button.tsx';
import type { ButtonProps } from './button.tsx';
import { snackbar } from './snackbar-store.ts';

type File = { readonly blob: Blob; readonly filename: string };

const offer = ({ blob, filename }: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const downloadFile = async (load: () => Promise<File>): Promise<void> => {
  try {
    offer(await load());
  } catch (error) {
    snackbar.error(describeFailure('download', toApiError(error)));
  }
};

type DownloadButtonProps = Omit<ButtonProps, 'onPress' | 'pending' | 'icon'> & {
  readonly load: () => Promise<File>;
  readonly disabledReason?: string | null;
};

export const DownloadButton = ({ load, disabledReason = null, ...button }: DownloadButtonProps) => {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    await downloadFile(load);
    setPending(false);
  };
  return (
    <ActionButton
      {...button}
      icon="download"
      disabledReason={disabledReason}
      pending={pending}
      onPress={() => void download()}
    />
  );
};
