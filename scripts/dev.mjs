import { runOnWantedNode } from './node-version.mjs';

void runOnWantedNode(() =>
  import('./start-development.mjs').then(({ startDevelopment }) => startDevelopment()),
);
