import type { ReactNode } from 'react';
import { api } from '../../lib/api-client.ts';
import type { Query } from '../../lib/query-string.ts';
import { useTask } from '../../lib/use-task.ts';
import { Button } from '../../ui/button.tsx';
import { snackbar } from '../../ui/snackbar-store.ts';
import { useTranslation } from 'react-i18next';

type DownloadButtonProps = { readonly path: string; readonly query?: Query; readonly children: ReactNode };

const offer = (blob: Blob, filename: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** A file is fetched with the session's token, which a plain link would not carry. */
export const DownloadButton = ({ path, query = {}, children }: DownloadButtonProps) => {
  const { t } = useTranslation('scheduler');
  const task = useTask();
  const download = async () => {
    const done = await task.run(async () => {
      const { blob, filename } = await api.download(path, { query });
      offer(blob, filename);
    });
    if (!done) snackbar.error(t('download_failed'));
  };
  return (
    <Button icon="download" pending={task.pending} onPress={() => void download()}>
      {children}
    </Button>
  );
};
