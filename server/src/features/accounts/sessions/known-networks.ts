import { sql } from 'kysely';
import type { Db, Tx } from '#db/connection.ts';
import { maskIpAddress } from '#audit/audit.ts';
import { subnetOf } from '#http/network.ts';

export const isKnownNetwork = async (db: Db, email: string, network: string): Promise<boolean> => {
  const known = await db
    .selectFrom('sign_in_networks')
    .innerJoin('users', 'users.id', 'sign_in_networks.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('network', '=', network)
    .executeTakeFirst();
  return known !== undefined;
};

export const rememberNetwork = async (tx: Tx, user_id: number, address: string): Promise<boolean> => {
  const known = await tx
    .selectFrom('sign_in_networks')
    .select('network')
    .where('user_id', '=', user_id)
    .execute();
  await tx
    .insertInto('sign_in_networks')
    .values({ user_id, network: subnetOf(address) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network']).doUpdateSet({ last_used_at: sql<string>`now()` }),
    )
    .execute();
  const here = maskIpAddress(address);
  return known.length > 0 && known.every(({ network }) => maskIpAddress(network) !== here);
};
