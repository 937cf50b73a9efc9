import { runOnWantedNode } from './node-version.mjs';

void runOnWantedNode(() => import('./develop.mjs').then(({ startDevelopment }) => startDevelopment()));
