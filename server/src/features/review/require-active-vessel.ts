import type { Tx } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';

export const requireActiveVessel = async (tx: Tx, vesselId: number | null): Promise<void> => {
  const vessel = await tx
    .selectFrom('vessels')
    .select('id')
    .where('id', '=', vesselId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!vessel) throw invalidRefusal([{ field: 'vessel_id', code: 'unknown_choice' }]);
};
