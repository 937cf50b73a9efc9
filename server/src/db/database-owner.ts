import { sql } from 'kysely';
import { type Database, type DatabaseAddress, type Db, openDatabase } from './connection.ts';
import { errorCodeOf, StartupError } from '../startup-error.ts';
import { migrate, migrationsDirectory } from './migrate.ts';

const insufficientPrivilege = '42501';

const roleOf = async (db: Db): Promise<string> =>
  (await sql<{ role: string }>`select current_user as role`.execute(db)).rows[0]!.role;

export const grantPortalRights = async (owner: Db, role: string): Promise<void> => {
  if (role !== (await roleOf(owner))) await sql`select grant_portal(${role}::name)`.execute(owner);
};

const hasGrants = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ granted: boolean }>`
    select has_schema_privilege('public', 'usage') and coalesce(
      (select bool_and(has_table_privilege(c.oid, 'select')) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'), true) as granted`.execute(db);
  return rows[0]?.granted ?? false;
};

export const isConnectedAsOwner = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(c.relowner, 'usage') as owns from pg_class c where c.oid = 'public.ledger'::regclass`.execute(
    db,
  );
  return rows[0]?.owns ?? false;
};

export const withOwnerConnection = async <T>(
  address: DatabaseAddress,
  work: (owner: Database) => Promise<T>,
): Promise<T> => {
  const owner = openDatabase({ address, poolSize: 2, responseTimeout: { answerMs: 0 } });
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
};

/** Migrates as the owner and grants the portal's role access; returns the number of migrations applied. */
export const migrateAsOwner = async (
  portal: Db,
  owner: DatabaseAddress | undefined,
  tell: (sentence: string) => void = () => undefined,
): Promise<number> => {
  const bringUpToDate = (db: Db) => migrate(db, migrationsDirectory, () => true, { tell });
  if (!owner)
    return bringUpToDate(portal).catch((error: unknown) => {
      if (errorCodeOf(error) !== insufficientPrivilege) throw error;
      throw new StartupError(
        'The tables are not up to date, and the role of DATABASE_URL may not change them: set DATABASE_OWNER_URL, or run migrate with it.',
      );
    });
  const role = await roleOf(portal);
  return withOwnerConnection(owner, async ({ db }) => {
    const applied = await bringUpToDate(db);
    if (applied > 0 || !(await hasGrants(portal))) await grantPortalRights(db, role);
    return applied;
  });
};
