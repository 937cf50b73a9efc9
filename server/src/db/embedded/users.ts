import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isIdentityRunning } from './process-identity.ts';
import type { Layout } from './layout.ts';

const ownFile = ({ inUse }: Layout): string => path.join(inUse, String(process.pid));

/** Says that this process uses the server. */
export const enter = (layout: Layout): void => writeFileSync(ownFile(layout), identityOf(process.pid));

/** Processes on this machine that use the server besides this one. */
export const othersIn = ({ inUse }: Layout): string[] =>
  readdirSync(inUse).filter((name) => {
    if (name === String(process.pid)) return false;
    const file = path.join(inUse, name);
    const isRunning = isIdentityRunning(readFileSync(file, 'utf8'));
    if (!isRunning) rmSync(file, { force: true });
    return isRunning;
  });

/** Says that it no longer does; true when nobody else is left. */
export const leave = (layout: Layout): boolean => {
  rmSync(ownFile(layout), { force: true });
  return othersIn(layout).length === 0;
};
