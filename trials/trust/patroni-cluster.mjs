import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Machine, networkPrefix } from './machines.mjs';
import { root } from './portal.mjs';

const programs = globSync('/usr/lib/postgresql/*/bin').at(-1);
const password = 'change-me';
const succeeds = (...command) => spawnSync(command[0], command.slice(1)).status === 0;

export const findMissingPatroniTools = () =>
  [
    ...['ip', 'setpriv', 'etcd', 'patroni', 'haproxy'].filter((name) => !succeeds('which', name)),
    !programs && 'postgresql',
    !succeeds('unshare', '--net', 'true') && 'the right to make network namespaces',
  ].filter(Boolean);

const sampleOf = (name) =>
  readFileSync(path.join(root, 'docs/operations', name), 'utf8').replaceAll('10.0.0.', networkPrefix);

export const pollUntil = async (what, look) => {
  for (const end = Date.now() + 180_000; Date.now() < end; await pause(250)) {
    const found = await look().catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`waited three minutes for ${what}`);
};

const request = ({ address }, where, body) =>
  fetch(`http://${address}:8008/${where}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(body ? 60_000 : 3000),
  });

export const startNode = (node) => {
  const settings = sampleOf('patroni.yml')
    .replace('name: one', `name: ${node.name}`)
    .replaceAll(`${networkPrefix}11`, node.address)
    .replace('/usr/lib/postgresql/15/bin', programs)
    .replace('/var/lib/postgresql/15/shiptime', path.join(node.folder, 'data'))
    .replace('/var/lib/postgresql/.pgpass', path.join(node.folder, '.pgpass'))
    .replace('/var/run/postgresql', node.folder);
  node.run('patroni', node.write('patroni.yml', settings));
};

export const findLeader = async (nodes) => {
  const answers = await Promise.all(nodes.map((node) => request(node, 'primary').catch(() => ({}))));
  return nodes.find((_, n) => answers[n].status === 200);
};

export const waitForHealthyCluster = (nodes) =>
  pollUntil('a leader and two databases that follow it', async () => {
    const { members } = await (await request(nodes[0], 'cluster')).json();
    const lines = new Set(members.map(({ timeline }) => timeline));
    const isWhole =
      members.some(({ role }) => role === 'sync_standby') && members.length === 3 && lines.size === 1;
    return isWhole && findLeader(nodes);
  });

export const switchOver = async (leader) => {
  const answer = await request(leader, 'switchover', { leader: leader.name });
  if (!answer.ok) throw new Error(`switchover: ${await answer.text()}`);
};

const connectToLeader = async (host) => {
  const place = { host, user: 'postgres', password, database: 'postgres' };
  const client = new Client({ ...place, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select 1 where not pg_is_in_recovery()');
  if (rows.length > 0) return client;
  await client.end();
};

export const startCluster = async () => {
  const etcd = new Machine('etcd', 10);
  const clients = `http://${etcd.address}:2379`;
  const listening = ['--listen-client-urls', clients, '--advertise-client-urls', clients];
  etcd.run('etcd', '--data-dir', path.join(etcd.folder, 'data'), ...listening);
  const nodes = ['one', 'two', 'three'].map((name, n) => new Machine(name, 11 + n));
  for (const node of nodes) startNode(node);
  const door = new Machine('door', 20);
  const bound = sampleOf('patroni-haproxy.cfg').replace('127.0.0.1:5432', `${door.address}:5432`);
  door.run('haproxy', '-db', '-f', door.write('haproxy.cfg', bound));
  await waitForHealthyCluster(nodes);
  const client = await pollUntil('HAProxy to find the leader', () => connectToLeader(door.address));
  await client.query(`create role shiptime login password '${password}'`);
  await client.query('create database shiptime owner shiptime');
  await client.end();
  return { etcd, nodes, url: `postgres://shiptime:${password}@${door.address}/shiptime` };
};
