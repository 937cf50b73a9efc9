import { runOnWantedNode } from './node-version.mjs';

void runOnWantedNode(() => import('./test-everything.mjs').then(({ testEverything }) => testEverything()));
