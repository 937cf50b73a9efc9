import type { Circumstances, MissionRule, VesselFacts } from '../circumstances.ts';
import { clean, conflict } from '../conflict.ts';

/** The deepest draft that the port takes, where one is known. */
const limitOf = (portId: number | null, ports: Circumstances['ports']): number | null =>
  (portId === null ? null : ports.get(portId)?.max_draft) ?? null;

export const isTooShallow = (
  { draft }: Pick<VesselFacts, 'draft'>,
  { max_draft }: { readonly max_draft?: number | null },
): boolean => typeof draft === 'number' && typeof max_draft === 'number' && draft > max_draft;

/** Whether a port of the mission is one that not every vessel can enter. */
export const asksForDraft = (
  mission: { readonly mobilization_port_id: number | null; readonly demobilization_port_id: number | null },
  ports: Circumstances['ports'],
): boolean =>
  limitOf(mission.mobilization_port_id, ports) !== null ||
  limitOf(mission.demobilization_port_id, ports) !== null;

/** A vessel mobilizes and demobilizes where it can enter (record 0104). The same port is said once. */
export const portDepthRule: MissionRule = ({ mission }, vessel, { ports }) => {
  const { mobilization_port_id: first, demobilization_port_id: last } = mission;
  const at = (cause: 'mobilization' | 'demobilization', portId: number | null) => {
    const max_draft = limitOf(portId, ports);
    if (portId === null || max_draft === null || !isTooShallow(vessel, { max_draft })) return clean;
    return [
      conflict('port_too_shallow', [mission.id], 0, {
        cause,
        port_id: portId,
        draft: vessel.draft!,
        max_draft,
      }),
    ];
  };
  const leaving = at('mobilization', first);
  const returning = last === first ? clean : at('demobilization', last);
  if (leaving.length === 0) return returning;
  return returning.length === 0 ? leaving : [...leaving, ...returning];
};
