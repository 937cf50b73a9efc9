import { runOnWantedNode } from './node-version.mjs';

void runOnWantedNode(() => import('./run-command.mjs').then(({ runCommand }) => runCommand()));
