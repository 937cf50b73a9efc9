import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './button.tsx';
import { snackbar } from './snackbar-store.ts';

type File = { readonly blob: Blob; readonly filename: string };

const offer = ({ blob, filename }: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Fetches a file and hands it over; `failed` is said where the failure has no words of its own. */
export const downloadFile = async (load: () => Promise<File>, failed: string): Promise<void> => {
  try {
    offer(await load());
  } catch (error) {
    snackbar.error((error instanceof Error && error.message) || failed);
  }
};

type DownloadButtonProps = Omit<ButtonProps, 'onPress' | 'pending' | 'icon'> & {
  readonly load: () => Promise<File>;
};

/** A file that must be fetched with the session's token, which a plain link would not carry. */
export const DownloadButton = ({ load, ...button }: DownloadButtonProps) => {
  const { t } = useTranslation('ui');
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    await downloadFile(load, t('download_failed'));
    setPending(false);
  };
  return <Button {...button} icon="download" pending={pending} onPress={() => void download()} />;
};
