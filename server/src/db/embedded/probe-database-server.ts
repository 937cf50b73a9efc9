import { Client } from 'pg';
import { errorCodeOf } from '#startup-error.ts';
import { portalRole, superuser } from './cluster.ts';
import { postgresPort, type DataDirectoryLayout } from './data-directory.ts';

const cannotConnectNow = '57P03';

export const socketConnectionOptions = (layout: DataDirectoryLayout, database: string) => ({
  host: layout.sockets,
  port: postgresPort,
  user: superuser,
  database,
  ssl: false,
});

export const probeDatabaseServer = async (
  layout: DataDirectoryLayout,
): Promise<'ready' | 'busy' | 'absent'> => {
  const client = new Client({
    ...socketConnectionOptions(layout, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return errorCodeOf(error) === cannotConnectNow ? 'busy' : 'absent';
  } finally {
    client.end().catch(() => {});
  }
};

export const ensureDatabaseAndRole = async (layout: DataDirectoryLayout, name: string): Promise<void> => {
  const limits = { connectionTimeoutMillis: 60_000, query_timeout: 60_000 };
  const client = new Client({ ...socketConnectionOptions(layout, 'postgres'), ...limits });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
    const role = await client.query('select 1 from pg_roles where rolname = $1', [portalRole]);
    if (!role.rowCount) await client.query(`create role ${portalRole} login`);
  } finally {
    await client.end();
  }
};
