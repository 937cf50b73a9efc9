import { lazy, Suspense, useSyncExternalStore } from 'react';
import { proofRequest } from '../lib/proof-request.ts';
import { useUser } from '../lib/session.tsx';

const ProofDialog = lazy(() =>
  import('../features/accounts/second-factor/proof-dialog.tsx').then((module) => ({
    default: module.ProofDialog,
  })),
);

export const FreshProofHost = () => {
  const isOpen = useSyncExternalStore(proofRequest.watch, proofRequest.isOpen);
  const user = useUser();
  if (!isOpen || !user) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onAnswered={proofRequest.answer} />
    </Suspense>
  );
};
