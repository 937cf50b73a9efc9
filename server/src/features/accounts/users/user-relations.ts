import { z } from 'zod';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import type { Language } from '@shiptime/domain/shared/text';
import { vesselRowSchema } from '@shiptime/domain/vessels/vessel-wire';
import type { Db } from '#db/connection.ts';
import type { RelatedResource } from '#http/query/collection-query.ts';
import type { Viewer } from '#http/access.ts';
import { addRelation, type Row } from '#http/answers/resource.ts';
import { presentVessel } from '#features/vessels/vessel-presenter.ts';

export type ReadContext = { readonly viewer: Viewer; readonly language: Language };

export type UserRelationLoader = (
  db: Db,
  userIds: readonly number[],
  reading: ReadContext,
  nested: readonly string[],
) => Promise<ReadonlyMap<number, readonly Row[]>>;

export type UserRelations = Readonly<
  Record<
    string,
    RelatedResource & {
      readonly rows: z.ZodType;
      readonly load: UserRelationLoader;
      readonly nested: Readonly<Record<string, RelatedResource>>;
    }
  >
>;

const vessels: UserRelationLoader = async (db, userIds, { viewer, language }) => {
  const rows = await db
    .selectFrom('user_vessels')
    .innerJoin('vessels', 'vessels.id', 'user_vessels.vessel_id')
    .selectAll('vessels')
    .select('user_vessels.user_id')
    .where('user_vessels.user_id', 'in', [...userIds, 0])
    .orderBy('vessels.position')
    .execute();
  const byUser = new Map<number, Row[]>();
  for (const { user_id, ...vessel } of rows) {
    byUser.set(user_id, [...(byUser.get(user_id) ?? []), presentVessel(vessel, viewer, language)]);
  }
  return byUser;
};

export const userVesselsRelation: UserRelations = {
  vessels: {
    resource: 'vessels',
    rows: z.array(vesselRowSchema),
    fields: Object.keys(vesselRowSchema.shape),
    load: vessels,
    nested: {},
  },
};

/** Names such as `shipTimeRequests` and `shipTimeRequests.primaryProponent`. */
export const listIncludeNames = (relations: UserRelations): string[] =>
  Object.keys(relatedResourcesOf(relations));

export const relatedResourcesOf = (relations: UserRelations): Record<string, RelatedResource> =>
  Object.fromEntries(
    Object.entries(relations).flatMap(([name, { nested, resource, fields }]) => [
      [name, { resource, fields }] as const,
      ...Object.entries(nested).map(([inner, related]) => [`${name}.${inner}`, related] as const),
    ]),
  );

export const includeUserRelations = async (
  db: Db,
  relations: UserRelations,
  users: readonly Account[],
  includes: ReadonlySet<string>,
  reading: ReadContext,
): Promise<Account[]> => {
  const names = new Set([...includes].map((include) => include.split('.')[0]!));
  let rows = [...users];
  for (const name of names) {
    const nested = [...includes]
      .filter((include) => include.startsWith(`${name}.`))
      .map((include) => include.slice(name.length + 1));
    const found = await relations[name]!.load(
      db,
      users.map(({ id }) => id),
      reading,
      nested,
    );
    rows = rows.map((row) => addRelation(row, name, found.get(row.id) ?? []));
  }
  return rows;
};
