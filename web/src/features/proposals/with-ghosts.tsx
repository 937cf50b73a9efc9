import { type ReactNode, useState } from 'react';
import { type Ghost, Ghosts } from '../plans/timeline/further-tools.ts';
import { ShowGhosts } from './use-ghosts.ts';

const nothing: readonly Ghost[] = [];

export const WithGhosts = ({ children }: { children: ReactNode }) => {
  const [ghosts, showGhosts] = useState(nothing);
  return (
    <ShowGhosts value={showGhosts}>
      <Ghosts value={ghosts}>{children}</Ghosts>
    </ShowGhosts>
  );
};
