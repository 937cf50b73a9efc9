import { runOnWantedNode } from './node-version.mjs';

void runOnWantedNode(() => import('./start-portal.mjs').then(({ startPortal }) => startPortal()));
