import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui/button.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { useShowProposedBars } from './use-show-proposed-bars.ts';
import { useEditablePlans, useProposal } from './use-proposal.ts';

const Propose = () => {
  const { t } = useTranslation('proposals');
  const work = useProposal();
  const [isOpen, setOpen] = useState(false);
  useShowProposedBars(work);
  const open = () => {
    setOpen(true);
    if (work.hasBegun) void work.query.refetch();
  };
  return (
    <>
      <Button small icon="calendar" onPress={open}>
        {work.isDecidable ? t('ghosts.open', { count: work.chosen.length || work.open.length }) : t('button')}
      </Button>
      {work.isDecidable && (
        <IconButton icon="close" label={t('ghosts.discard')} small onPress={work.discard} />
      )}
      <ProposalDialog work={work} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

export const ProposeButton = () => (useEditablePlans().length > 0 ? <Propose /> : null);
