import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isIdentityRunning } from './process-identity.ts';
import type { Layout } from './layout.ts';

const ownFile = ({ inUse }: Layout): string => path.join(inUse, String(process.pid));

export const registerProcess = (layout: Layout): void =>
  writeFileSync(ownFile(layout), identityOf(process.pid));

export const removeStaleAndListOthers = ({ inUse }: Layout): string[] =>
  readdirSync(inUse).filter((name) => {
    if (name === String(process.pid)) return false;
    const file = path.join(inUse, name);
    const isRunning = isIdentityRunning(readFileSync(file, 'utf8'));
    if (!isRunning) rmSync(file, { force: true });
    return isRunning;
  });

export const unregisterProcess = (layout: Layout): boolean => {
  rmSync(ownFile(layout), { force: true });
  return removeStaleAndListOthers(layout).length === 0;
};
