import { StartupError } from '../startup-error.ts';

const oldestNode = 24;

export const requireSupportedNode = (version: string): void => {
  if (Number.parseInt(version, 10) < oldestNode)
    throw new StartupError(`Shiptime needs Node ${oldestNode} or newer; this is Node ${version}.`);
};

/** Last day of security updates for each Node release line, from the Node project's schedule. */
const supportEnds: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

export type NodeSupport = {
  readonly version: string;
  readonly supportEnds: string | null;
  readonly supportSeconds: number | null;
};

export const nodeSupportOf = (version: string, now: number): NodeSupport => {
  const day = supportEnds[version.split('.')[0] ?? ''] ?? null;
  return { version, supportEnds: day, supportSeconds: day === null ? null : (endOf(day) - now) / 1000 };
};

const endOf = (day: string): number => Date.parse(`${day}T24:00:00Z`);

export const readNodeSupport = (): NodeSupport => nodeSupportOf(process.versions.node, Date.now());

export const describeNodeSupport = ({ version, supportEnds: day }: NodeSupport): string =>
  `Node ${version}, security updates ${day === null ? 'until a day unknown to this version' : `until ${day}`}`;
