import { onWantedNode } from './node-version.mjs';

void onWantedNode(() => import('./start-portal.mjs').then(({ startPortal }) => startPortal()));
