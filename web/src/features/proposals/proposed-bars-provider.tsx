import { type ReactNode, useState } from 'react';
import { type ProposedBar, ProposedBarsContext } from '../plans/timeline/timeline-contexts.ts';
import { ShowProposedBarsContext } from './use-show-proposed-bars.ts';

const nothing: readonly ProposedBar[] = [];

export const ProposedBarsProvider = ({ children }: { children: ReactNode }) => {
  const [ghosts, showGhosts] = useState(nothing);
  return (
    <ShowProposedBarsContext value={showGhosts}>
      <ProposedBarsContext value={ghosts}>{children}</ProposedBarsContext>
    </ShowProposedBarsContext>
  );
};
