import type { MissionChangeBody } from '@shiptime/domain/plans/schema';
import type { Tx } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';

const fields = ['mobilization_port_id', 'demobilization_port_id'] as const;

type Named = { readonly patch: MissionChangeBody; readonly path?: string };

/** Reports an unknown port as a field error instead of a constraint error. */
export const requireKnownPorts = async (tx: Tx, patches: readonly Named[]): Promise<void> => {
  const named = patches.flatMap(({ patch, path = '' }) => [
    ...fields.flatMap((name) => {
      const id = patch[name];
      return id === null || id === undefined ? [] : [{ field: `${path}${name}`, id }];
    }),
    ...(patch.port_call_stops ?? []).map(({ port_id: id }, index) => ({
      field: `${path}port_call_stops.${index}.port_id`,
      id,
    })),
  ]);
  if (named.length === 0) return;
  const ids = [...new Set(named.map(({ id }) => id))];
  const known = await tx.selectFrom('ports').select('id').where('id', 'in', ids).execute();
  const unknown = named.filter(({ id }) => !known.some((port) => port.id === id));
  if (unknown.length > 0)
    throw invalidRefusal(unknown.map(({ field }) => ({ field, code: 'unknown_choice' })));
};
