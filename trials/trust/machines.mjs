// Simulates machines with network namespaces on one bridge; removes them on exit.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tag = `st${process.pid}`;
export const networkPrefix = `10.187.${process.pid % 256}.`;
const machines = [];
let folder;

const tryIp = (...args) => spawnSync('ip', args, { encoding: 'utf8' });
const ip = (...args) => {
  const { status, stderr } = tryIp(...args);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
};

const removeAll = () => {
  for (const machine of machines) machine.kill();
  for (const { space, cable } of machines) {
    tryIp('netns', 'delete', space);
    tryIp('link', 'delete', cable);
  }
  tryIp('link', 'delete', tag);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
};

const prepare = () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shiptime-machines-'));
  chmodSync(folder, 0o755);
  process.once('exit', removeAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  ip('link', 'add', tag, 'type', 'bridge');
  ip('address', 'add', `${networkPrefix}1/24`, 'dev', tag);
  ip('link', 'set', tag, 'up');
};

export class Machine {
  constructor(name, number) {
    if (machines.length === 0) prepare();
    this.name = name;
    this.address = `${networkPrefix}${number}`;
    this.folder = path.join(folder, name);
    this.space = `${tag}-${name}`;
    this.cable = `${tag}v${number}`;
    mkdirSync(this.folder);
    spawnSync('chown', ['postgres:postgres', this.folder]);
    machines.push(this);
    ip('netns', 'add', this.space);
    ip('link', 'add', this.cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.space);
    ip('link', 'set', this.cable, 'master', tag, 'up');
    ip('-n', this.space, 'address', 'add', `${this.address}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', this.space, 'link', 'set', device, 'up');
  }

  write(name, text) {
    const file = path.join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  run(program, ...args) {
    const account = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
    spawn('ip', ['netns', 'exec', this.space, ...account, program, ...args], {
      cwd: this.folder,
      env: { ...process.env, HOME: this.folder },
      stdio: 'ignore',
    }).unref();
  }

  kill() {
    for (let tries = 0; tries < 100; tries += 1) {
      const pids = tryIp('netns', 'pids', this.space).stdout.split('\n').filter(Boolean);
      if (pids.length === 0) return;
      spawnSync('kill', ['-9', ...pids]);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }

  unplug() {
    ip('link', 'set', this.cable, 'down');
  }

  plugIn() {
    ip('link', 'set', this.cable, 'up');
  }

  drop(others) {
    for (const { address } of others) ip('-n', this.space, 'route', 'add', 'blackhole', address);
  }

  reach(others) {
    for (const { address } of others) ip('-n', this.space, 'route', 'delete', 'blackhole', address);
  }
}
