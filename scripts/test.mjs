import { onWantedNode } from './node-version.mjs';

void onWantedNode(() => import('./test-everything.mjs').then(({ testEverything }) => testEverything()));
