import { checkNode } from './node-version.mjs';

if (checkNode()) void import('./start-portal.mjs').then(({ startPortal }) => startPortal());
