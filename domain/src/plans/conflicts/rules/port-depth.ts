import type { Circumstances, MissionRule, VesselFacts } from '../circumstances.ts';
import type { Conflict } from '../conflict.ts';
import { clean, conflict } from '../conflict.ts';

const limitOf = (portId: number | null, ports: Circumstances['ports']): number | null =>
  (portId === null ? null : ports.get(portId)?.max_draft) ?? null;

export const isTooShallow = (
  { draft }: Pick<VesselFacts, 'draft'>,
  { max_draft }: { readonly max_draft?: number | null },
): boolean => typeof draft === 'number' && typeof max_draft === 'number' && draft > max_draft;

export const asksForDraft = (
  mission: { readonly mobilization_port_id: number | null; readonly demobilization_port_id: number | null },
  ports: Circumstances['ports'],
): boolean =>
  limitOf(mission.mobilization_port_id, ports) !== null ||
  limitOf(mission.demobilization_port_id, ports) !== null;

const tooShallow = (
  missionId: number,
  portId: number | null,
  cause: 'mobilization' | 'demobilization',
  draft: number,
  ports: Circumstances['ports'],
): readonly Conflict[] => {
  const max_draft = limitOf(portId, ports);
  if (portId === null || max_draft === null || draft <= max_draft) return clean;
  return [conflict('port_too_shallow', [missionId], 0, { cause, port_id: portId, draft, max_draft })];
};

/** Ports must admit the vessel's draft; one port used twice is reported once. */
export const portDepthRule: MissionRule = ({ mission }, { draft }, { ports }) => {
  if (draft === undefined || draft === null) return clean;
  const { id, mobilization_port_id: first, demobilization_port_id: last } = mission;
  const leaving = tooShallow(id, first, 'mobilization', draft, ports);
  if (first === last) return leaving;
  const returning = tooShallow(id, last, 'demobilization', draft, ports);
  if (leaving.length === 0) return returning;
  return returning.length === 0 ? leaving : [...leaving, ...returning];
};
