import { type ReactNode, useState } from 'react';
import { type ProposedBar, ProposedBarsOnTimelineContext } from '../plans/timeline/further-tools.ts';
import { ProposedBarsContext } from './use-proposed-bars.ts';

const nothing: readonly ProposedBar[] = [];

export const ProposedBarsProvider = ({ children }: { children: ReactNode }) => {
  const [ghosts, showGhosts] = useState(nothing);
  return (
    <ProposedBarsContext value={showGhosts}>
      <ProposedBarsOnTimelineContext value={ghosts}>{children}</ProposedBarsOnTimelineContext>
    </ProposedBarsContext>
  );
};
