import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { writeAudit } from '#audit/audit.ts';

/** What stands where a name was, in both languages. */
const nobody = { first_name: 'Person', last_name: '/ Personne' } as const;
const nobodysName = `${nobody.first_name} ${nobody.last_name}`;

export type Person = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly pending_email: string | null;
};

/** How many rows of what were removed or changed. */
export type Erased = Readonly<Record<string, number>>;

/** What belongs to one person and to nobody's history: it goes. */
const belongings = [
  'sessions',
  'account_tokens',
  'federated_identities',
  'recovery_codes',
  'factor_tickets',
  'second_factors',
  'second_factor_grace',
  'calendar_feeds',
  'draft_keys',
  'sign_in_networks',
  'notices',
  'proponent_requests',
  'availability_watches',
  'user_vessels',
] as const;

/** Of an account itself, in the audit log: who somebody was. What they might do, and since when, stays. */
const personal = [
  ...['first_name', 'last_name', 'name', 'email', 'pending_email', 'title', 'affiliation'],
  ...['telephone', 'telephone_extension', 'address', 'user_agent', 'subject', 'network'],
];

const addresses = ({ email, pending_email }: Person): string[] => [
  email,
  ...(pending_email === null ? [] : [pending_email]),
];

const erasedAddress = (id: number): string => `erased-${id}@invalid`;

/** JSON in which whole texts that say who it was are replaced. */
const without = (column: string, person: Person) => {
  const replaced = [
    [`${person.first_name} ${person.last_name}`, nobodysName] as const,
    ...addresses(person).map((address) => [address, erasedAddress(person.id)] as const),
  ];
  return replaced.reduce(
    (json, [text, instead]) =>
      sql`replace(${json}, to_jsonb(${text}::text)::text, to_jsonb(${instead}::text)::text)`,
    sql`${sql.ref(column)}::text`,
  );
};

const changed = async (statement: ReturnType<typeof sql>, tx: Tx): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n);

const eraseMails = (tx: Tx, person: Person): Promise<number> => {
  const fullName = `${person.first_name} ${person.last_name}`;
  const speaksOf = [...addresses(person), fullName].map(
    (text) => sql`position(${text} in subject || ' ' || body_text) > 0`,
  );
  return changed(
    sql`delete from outbox where user_id = ${person.id} or to_address = any(${addresses(person)}::text[])
      or ${sql.join(speaksOf, sql` or `)}`,
    tx,
  );
};

const eraseFromJson = (tx: Tx, table: string, column: string, person: Person): Promise<number> =>
  changed(
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${without(column, person)}::jsonb
      where ${sql.ref(column)}::text <> ${without(column, person)}`,
    tx,
  );

/** Each row that changes is sealed anew in the ledger, by the database (server/migrations/0030_erasure.sql). */
const eraseFromAuditLog = (tx: Tx, person: Person): Promise<number> =>
  changed(
    sql`
    with erased as (
      select id,
        case when is_own then (${without('before', person)})::jsonb - ${personal}::text[]
          else (${without('before', person)})::jsonb end as before,
        case when is_own then (${without('after', person)})::jsonb - ${personal}::text[]
          else (${without('after', person)})::jsonb end as after,
        case when actor_id = ${person.id} then null else address end as address
      from (select *, subject_type = 'users' and subject_id is not distinct from ${person.id} as is_own from audit_log) a
    )
    update audit_log a set before = e.before, after = e.after, address = e.address from erased e
    where e.id = a.id and (a.before, a.after, a.address) is distinct from (e.before, e.after, e.address)`,
    tx,
  );

const eraseAccount = async (tx: Tx, { id }: Person): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      ...nobody,
      email: erasedAddress(id),
      pending_email: null,
      email_verified_at: null,
      password_hash: 'no password opens this',
      title: null,
      affiliation: null,
      telephone: null,
      telephone_extension: null,
      options: JSON.stringify({}),
      active: false,
      demonstration: false,
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Takes away who somebody was, everywhere that the portal keeps it as such; what was done stays, by a person
 * (docs/decisions/0052).
 */
export const erasePerson = async (tx: Tx, person: Person): Promise<Erased> => {
  const erased: Record<string, number> = {};
  for (const table of belongings)
    erased[table] = await changed(sql`delete from ${sql.table(table)} where user_id = ${person.id}`, tx);
  erased['invitations'] = await changed(
    sql`delete from invitations where email = any(${addresses(person)}::text[])`,
    tx,
  );
  erased['outbox'] = await eraseMails(tx, person);
  await sql`set local shiptime.erases = 'a person'`.execute(tx);
  erased['notices of others'] = await eraseFromJson(tx, 'notices', 'params', person);
  erased['vessel_plan_versions'] = await eraseFromJson(tx, 'vessel_plan_versions', 'snapshot', person);
  erased['fleet_plan_versions'] = await eraseFromJson(tx, 'fleet_plan_versions', 'snapshot', person);
  erased['audit_log'] = await eraseFromAuditLog(tx, person);
  await sql`set local shiptime.erases = ''`.execute(tx);
  await eraseAccount(tx, person);
  await writeAudit(tx, null, { action: 'users.anonymised', subject_type: 'users', subject_id: person.id });
  return erased;
};
