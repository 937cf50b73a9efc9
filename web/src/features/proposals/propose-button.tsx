import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { useOwnPlans, useProposal } from './use-proposal.ts';

const Propose = () => {
  const { t } = useTranslation('proposals');
  const work = useProposal();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    // The plans may have changed since.
    if (work.hasBegun) void work.query.refetch();
  };
  return (
    <>
      <Button small icon="calendar" onPress={open}>
        {t('button')}
      </Button>
      <ProposalDialog work={work} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** For whoever works on one of the plans shown as it is now; for others there is nothing. */
export const ProposeButton = () => (useOwnPlans().length > 0 ? <Propose /> : null);
