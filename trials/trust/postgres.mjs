// Runs the bundled PostgreSQL separately, as external database or replica.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinariesDirectory } from '../../server/src/db/embedded/binaries.ts';
import { prepareDataDirectory } from '../../server/src/db/embedded/data-directory.ts';
import { findFreePort } from './portal.mjs';

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  wal_keep_size: '512MB',
  hot_standby: 'on',
};

export class Postgres {
  constructor(folder, port, programs) {
    this.folder = folder;
    this.port = port;
    this.layout = prepareDataDirectory(folder);
    this.binaries = programs ?? findBinariesDirectory(this.layout);
    this.data = path.join(folder, 'data');
  }

  static async make(programs) {
    const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-pg-'));
    chmodSync(folder, 0o755);
    const made = new Postgres(folder, await findFreePort(), programs);
    if (made.layout.account) chownSync(folder, made.layout.account.uid, made.layout.account.gid);
    return made;
  }

  #run(program, args) {
    const { status, stderr } = spawnSync(path.join(this.binaries, program), args, {
      ...this.layout.account,
      cwd: '/',
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  initialize() {
    this.#run('initdb', [
      '-D',
      this.data,
      '-U',
      'shiptime',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    appendFileSync(path.join(this.data, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n');
  }

  url(database = 'shiptime') {
    return `postgres://shiptime@127.0.0.1:${this.port}/${database}`;
  }

  async start() {
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(
      path.join(this.binaries, 'postgres'),
      ['-D', this.data, '-k', '', '-p', String(this.port), ...given],
      { ...this.layout.account, cwd: '/', stdio: 'ignore' },
    );
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (await this.query('select 1', 'postgres').catch(() => undefined)) return;
      if (this.child.exitCode !== null) throw new Error('PostgreSQL did not start');
      await pause(50);
    }
    throw new Error('PostgreSQL does not answer');
  }

  async query(text, database = 'postgres') {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  async replica(name) {
    const replica = await Postgres.make();
    const backup = new Client({ connectionString: this.url('postgres') });
    await backup.connect();
    await backup.query(`select pg_backup_start('replica', true)`);
    spawnSync('cp', ['-a', this.data, replica.data]);
    for (const name of ['postmaster.pid', 'postmaster.opts'])
      rmSync(path.join(replica.data, name), { force: true });
    const { rows } = await backup.query('select labelfile from pg_backup_stop(false)');
    await backup.end();
    writeFileSync(path.join(replica.data, 'backup_label'), rows[0].labelfile);
    writeFileSync(path.join(replica.data, 'standby.signal'), '');
    appendFileSync(
      path.join(replica.data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${this.port} user=shiptime application_name=${name}'\n`,
    );
    const { account } = replica.layout;
    if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, replica.data]);
    chmodSync(replica.data, 0o700);
    await replica.start();
    return replica;
  }

  end(signal = 'SIGINT') {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  }

  async remove() {
    await this.end('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
