import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';

const nobody = { first_name: 'Person', last_name: '/ Personne' } as const;
const nobodysName = `${nobody.first_name} ${nobody.last_name}`;

export type PersonToErase = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly pending_email: string | null;
};

export type ErasedFieldCounts = Readonly<Record<string, number>>;

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

const addresses = ({ email, pending_email }: PersonToErase): string[] => [
  email,
  ...(pending_email === null ? [] : [pending_email]),
];

const erasedAddress = (id: number): string => `erased-${id}@invalid`;

const without = (column: string, person: PersonToErase) => {
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

const eraseMails = (tx: Tx, person: PersonToErase): Promise<number> => {
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

const eraseFromNotices = (tx: Tx, person: PersonToErase): Promise<number> =>
  changed(
    sql`update notices set params = ${without('params', person)}::jsonb
      where params::text <> ${without('params', person)}`,
    tx,
  );

const eraseFromManagers = (tx: Tx, person: PersonToErase): Promise<number> =>
  changed(
    sql`update ship_time_requests set responsible_manager_name = ${nobodysName},
      responsible_manager_email = ${erasedAddress(person.id)}
      where lower(responsible_manager_email) = any(${addresses(person)}::text[])`,
    tx,
  );

/** Erases fields in append-only tables and records the erased fields in the ledger. */
const eraseFromRecords = async (
  tx: Tx,
  { id }: PersonToErase,
  by: string,
): Promise<Record<string, number>> => {
  const { rows } = await sql<{ source: string; rows: number }>`
    select source, rows from erase_from_records(${id}, ${by})`.execute(tx);
  return Object.fromEntries(rows.map((row) => [row.source, row.rows]));
};

const eraseAccount = async (tx: Tx, { id }: PersonToErase): Promise<void> => {
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
      orcid: null,
      telephone: null,
      telephone_extension: null,
      options: JSON.stringify({}),
      active: false,
      demonstration: false,
    })
    .where('id', '=', id)
    .execute();
};

/** Keeps the person's actions, but without their name (record 0052). */
export const erasePerson = async (tx: Tx, person: PersonToErase, by: string): Promise<ErasedFieldCounts> => {
  const erased: Record<string, number> = {};
  for (const table of belongings)
    erased[table] = await changed(sql`delete from ${sql.table(table)} where user_id = ${person.id}`, tx);
  erased['invitations'] = await changed(
    sql`delete from invitations where email = any(${addresses(person)}::text[])`,
    tx,
  );
  erased['privacy_requests'] = await changed(
    sql`delete from privacy_requests where user_id = ${person.id} and state = 'open'`,
    tx,
  );
  erased['outbox'] = await eraseMails(tx, person);
  erased['responsible managers'] = await eraseFromManagers(tx, person);
  erased['notices of others'] = await eraseFromNotices(tx, person);
  Object.assign(erased, await eraseFromRecords(tx, person, by));
  await eraseAccount(tx, person);
  await writeAuditEntry(tx, null, {
    action: 'users.anonymised',
    subject_type: 'users',
    subject_id: person.id,
  });
  return erased;
};
