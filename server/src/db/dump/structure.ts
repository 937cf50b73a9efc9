import type { ClientBase } from 'pg';
import type { Structure } from './dump.ts';

// Compares names and validity only; PostgreSQL 15 to 17 do not list "not null" constraints.
const constraintsQuery = `
  select conrelid::regclass::text || ' ' || conname || case when convalidated then '' else ' (not valid)' end as name
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`;

const triggersQuery = `
  select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`;

const sequencesQuery = `
  select sequencename::text as name, last_value from pg_sequences where schemaname = 'public' order by 1`;

const ledgerQuery = `
  select position, encode(hash, 'hex') as hash from public.ledger order by position desc limit 1`;

const namesOf = async (client: ClientBase, query: string): Promise<string[]> =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);

const ledgerHead = async (client: ClientBase): Promise<Structure['ledger']> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.ledger') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  return (await client.query<NonNullable<Structure['ledger']>>(ledgerQuery)).rows[0] ?? null;
};

export const describeStructure = async (client: ClientBase): Promise<Structure> => {
  const sequences = await client.query<{ name: string; last_value: number | null }>(sequencesQuery);
  return {
    constraints: await namesOf(client, constraintsQuery),
    triggers: await namesOf(client, triggersQuery),
    sequences: Object.fromEntries(sequences.rows.map(({ name, last_value }) => [name, last_value])),
    ledger: await ledgerHead(client),
  };
};
