import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isIdentityRunning } from './process-identity.ts';
import type { Layout } from './layout.ts';

const ownFile = ({ inUse }: Layout): string => path.join(inUse, String(process.pid));

/** Says that this process uses the server. */
export const enter = (layout: Layout): void => writeFileSync(ownFile(layout), identityOf(process.pid));

/** Says that it no longer does; true when nobody else is left. */
export const leave = (layout: Layout): boolean => {
  rmSync(ownFile(layout), { force: true });
  let others = 0;
  for (const name of readdirSync(layout.inUse)) {
    const file = path.join(layout.inUse, name);
    if (isIdentityRunning(readFileSync(file, 'utf8'))) others += 1;
    else rmSync(file, { force: true });
  }
  return others === 0;
};
