import { checkNode } from './node-version.mjs';

if (checkNode()) void import('./test-everything.mjs').then(({ testEverything }) => testEverything());
