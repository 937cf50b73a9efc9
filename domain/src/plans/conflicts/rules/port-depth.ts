import type { Mission } from '../../missions.ts';
import { portIdsOfMission, sortStops } from '../../port-calls.ts';
import type { ConflictContext, MissionRule, VesselFacts } from '../conflict-context.ts';
import type { Conflict } from '../conflict.ts';
import { noConflicts, createConflict, type conflictCauses } from '../conflict.ts';

type PortUse = (typeof conflictCauses.port_too_shallow)[number];

const limitOf = (portId: number | null, ports: ConflictContext['ports']): number | null =>
  (portId === null ? null : ports.get(portId)?.max_draft) ?? null;

export const isPortTooShallow = (
  { draft }: Pick<VesselFacts, 'draft'>,
  { max_draft }: { readonly max_draft?: number | null },
): boolean => typeof draft === 'number' && typeof max_draft === 'number' && draft > max_draft;

export const needsVesselDraft = (mission: Mission, ports: ConflictContext['ports']): boolean =>
  portIdsOfMission(mission).some((id) => limitOf(id, ports) !== null);

const tooShallow = (
  missionId: number,
  portId: number | null,
  cause: PortUse,
  draft: number,
  ports: ConflictContext['ports'],
): readonly Conflict[] => {
  const max_draft = limitOf(portId, ports);
  if (portId === null || max_draft === null || draft <= max_draft) return noConflicts;
  return [createConflict('port_too_shallow', [missionId], 0, { cause, port_id: portId, draft, max_draft })];
};

/** Ports must be deep enough for the vessel's draft; a port used twice is reported once. */
export const portDepthRule: MissionRule = ({ mission }, { draft }, { ports }) => {
  if (draft === undefined || draft === null) return noConflicts;
  const { id, mobilization_port_id: first, demobilization_port_id: last } = mission;
  const calls = sortStops(mission).filter(({ port_id }) => port_id !== first && port_id !== last);
  const call = calls.find(({ port_id }) => tooShallow(id, port_id, 'port_call', draft, ports).length > 0);
  return [
    ...tooShallow(id, first, 'mobilization', draft, ports),
    ...tooShallow(id, call?.port_id ?? null, 'port_call', draft, ports),
    ...(last === first ? noConflicts : tooShallow(id, last, 'demobilization', draft, ports)),
  ];
};
