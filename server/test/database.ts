import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { CheckedRows } from './checked-rows.ts';
import { openDatabase, type Database, type DatabaseAddress } from '../src/db/connection.ts';
import { migrate } from '../src/db/migrate.ts';
import { portalRole } from '../src/db/embedded/cluster.ts';

export interface TestServer {
  address: { host: string; port: number; user: string; database: string };
}

export interface TestDatabase extends Database {
  address: DatabaseAddress;
  asPortal(): Database & { address: DatabaseAddress };
  bringUpToDate(): Promise<number>;
  drop(): Promise<void>;
}

const onMaintenanceDatabase = async (statement: string): Promise<void> => {
  const client = new Client({ ...inject('testServer').address, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

export const createTestDatabase = async ({ empty = false } = {}): Promise<TestDatabase> => {
  const { address } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = empty ? 'template0' : `${address.database} strategy file_copy`;
  await onMaintenanceDatabase(`create database ${name} template ${template}`);
  const own = { ...address, database: name };
  const opened = openDatabase({ address: own, poolSize: 8 });
  const portals: Database[] = [];
  const checked = ({ db }: Database) => db.withPlugin(new CheckedRows(inject('declaredRows')));
  const asPortal = () => {
    const address = { ...own, user: portalRole };
    const portal = openDatabase({ address, poolSize: 8 });
    portals.push(portal);
    return { ...portal, db: checked(portal), address };
  };
  return {
    ...opened,
    db: checked(opened),
    asPortal,
    bringUpToDate: () => migrate(opened.db),
    address: own,
    drop: async () => {
      await Promise.all([opened, ...portals].map((each) => each.close()));
      await onMaintenanceDatabase(`drop database if exists ${name} with (force)`);
    },
  };
};
