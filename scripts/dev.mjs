import { onWantedNode } from './node-version.mjs';

void onWantedNode(() => import('./develop.mjs').then(({ develop }) => develop()));
