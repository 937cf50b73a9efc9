import { onWantedNode } from './node-version.mjs';

void onWantedNode(() => import('./run-command.mjs').then(({ runCommand }) => runCommand()));
