import { checkNode } from './node-version.mjs';

if (checkNode()) void import('./develop.mjs').then(({ develop }) => develop());
