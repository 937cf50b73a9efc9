import { lazy } from 'react';

export const LazyCopyDialog = lazy(async () => {
  const { CopyApplicationDialog } = await import('./copy-application-dialog.tsx');
  return { default: CopyApplicationDialog };
});
