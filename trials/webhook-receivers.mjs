/**
 * Runs webhook receivers that die, hang, refuse, cut or redirect to a private address, beside a healthy one.
 * Arguments: [events]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { createPerson } from '../bench/portal-under-load.mjs';
import { askPortal, findFreePort, Portal } from './trust/portal.mjs';
import { isSignatureValid } from './trust/webhook-signature.mjs';

const events = Number(process.argv[2] ?? 30);
const administrator = 5;
const timeoutMs = 240_000;

class Receiver {
  constructor(name, answer) {
    Object.assign(this, { name, answer, arrived: [], taken: new Map(), unsigned: 0, secret: '' });
  }
  async open() {
    this.port ??= await findFreePort();
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const id = request.headers['webhook-id'];
        this.arrived.push(id);
        if (!isSignatureValid(this.secret, request.headers, body)) this.unsigned += 1;
        response.on('finish', () => {
          if (response.statusCode < 300) this.taken.set(id, performance.now());
        });
        this.answer(response, this.arrived.length, request);
      });
    });
    await new Promise((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }
  async kill() {
    const { server } = this;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
  get url() {
    return `http://127.0.0.1:${this.port}/hook`;
  }
  get again() {
    return this.arrived.length - new Set(this.arrived).size;
  }
}

const program = path.join(import.meta.dirname, 'trust/receiver-program.mjs');

class ReceiverProgram extends Receiver {
  async open() {
    this.port ??= await findFreePort();
    this.child = spawn(process.execPath, [program, String(this.port)], {
      env: { SECRET: this.secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.child.stdout });
    const listening = once(lines, 'line');
    lines.on('line', (line) => this.note(JSON.parse(line)));
    await listening;
  }
  note({ what, id, isSigned: signed }) {
    if (what === 'taken') this.taken.set(id, performance.now());
    if (what !== 'arrived') return;
    this.arrived.push(id);
    if (!signed) this.unsigned += 1;
  }
  async kill() {
    if (this.child?.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}

const well = (response) => response.writeHead(204).end();
const hidden = new Receiver('hidden', well);
const receivers = {
  well: new Receiver('well', well),
  killed: new ReceiverProgram('killed'),
  slow: new Receiver('slow', (response, count) =>
    count <= 2 ? setTimeout(() => well(response), 11_000) : well(response),
  ),
  refusing: new Receiver('refusing', (response, count) =>
    count <= 3 ? response.writeHead(503).end() : well(response),
  ),
  cutting: new Receiver('cutting', (response, count, request) =>
    count <= 3 ? request.socket.destroy() : well(response),
  ),
  redirecting: new Receiver('redirecting', (response, count) =>
    count <= 2 ? response.writeHead(307, { location: hidden.url }).end() : well(response),
  ),
  gone: new Receiver('gone', (response) => response.writeHead(410).end()),
};

const happen = (db, subject) =>
  sql`insert into audit_log (action, subject_type, subject_id) values ('missions.updated', 'missions', ${subject})`.execute(
    db,
  );

const privateAddresses = [
  ...[
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://localhost/',
  ],
  ...[
    'https://169.254.169.254/latest/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
  ],
];

const portal = await Portal.make({ WEBHOOK_PRIVATE_ADDRESSES: '1' });
const all = Object.values(receivers);
try {
  await portal.start();
  const { token } = await createPerson(portal.db, administrator);
  receivers.killed.port = await findFreePort();
  await Promise.all([hidden, ...all].filter(({ name }) => name !== 'killed').map((each) => each.open()));
  for (const receiver of all) {
    const body = { url: receiver.url, events: ['mission.changed'], description: receiver.name };
    const made = await askPortal(portal.url, token, 'POST', '/webhooks', { body });
    if (made.status !== 201) throw new Error(made.text);
    Object.assign(receiver, { id: made.body.data.id, secret: made.body.data.secret });
  }
  await receivers.killed.open();
  const began = performance.now();
  for (let number = 1; number <= events; number += 1) {
    await happen(portal.db, number);
    await pause(100);
    if (number === Math.floor(events / 3)) await receivers.killed.kill();
    if (number === Math.floor((events * 2) / 3)) await receivers.killed.open();
  }
  const lasting = all.filter(({ name }) => name !== 'gone');
  const end = performance.now() + timeoutMs;
  while (lasting.some(({ taken }) => taken.size < events) && performance.now() < end) await pause(200);
  const seconds = (receiver) => (Math.max(...receiver.taken.values()) - began) / 1000;
  for (const receiver of lasting) {
    reportFigure(`webhook, receiver ${receiver.name}: arrived in the end`, receiver.taken.size, '', {
      atLeast: events,
    });
    reportFigure(`webhook, receiver ${receiver.name}: sent again`, receiver.again, '');
    reportFigure(`webhook, receiver ${receiver.name}: all there after`, seconds(receiver), 's');
    reportFigure(`webhook, receiver ${receiver.name}: not signed`, receiver.unsigned, '', { atMost: 0 });
  }
  reportFigure('webhook, the well one was sent something again', receivers.well.again, '', { atMost: 0 });
  reportFigure('webhook, followed to the address of a redirect', hidden.arrived.length, '', { atMost: 0 });
  const gone = await askPortal(portal.url, token, 'GET', `/webhooks/${receivers.gone.id}`);
  reportFigure('webhook, sent on to a receiver that said 410', receivers.gone.arrived.length - 1, '', {
    atMost: 0,
  });
  reportFigure('webhook, switched off by 410', Number(gone.body.data.switched_off === 'gone'), '', {
    atLeast: 1,
  });

  // Restarts the portal with the default, which forbids private addresses.
  await portal.closeDatabase();
  await portal.end();
  portal.env.WEBHOOK_PRIVATE_ADDRESSES = '0';
  await portal.start();
  const before = all.reduce((sum, { arrived }) => sum + arrived.length, 0);
  await happen(portal.db, events + 1);
  await pause(3000);
  const { rows } = await sql`select count(*)::int as count from webhook_deliveries
    where last_error = 'private_address'`.execute(portal.db);
  reportFigure(
    'webhook, private address: connected to',
    all.reduce((sum, { arrived }) => sum + arrived.length, 0) - before,
    '',
    {
      atMost: 0,
    },
  );
  reportFigure('webhook, private address: refused at the connection', rows[0].count, '', {
    atLeast: lasting.length,
  });
  const answers = [];
  for (const url of privateAddresses)
    answers.push(
      await askPortal(portal.url, token, 'POST', '/webhooks', { body: { url, events: ['plan.final'] } }),
    );
  reportFigure(
    'webhook, private address: accepted when given',
    answers.filter(({ status }) => status !== 422).length,
    '',
    {
      atMost: 0,
    },
  );
} finally {
  await Promise.all([hidden, ...all].map((receiver) => receiver.kill().catch(() => undefined)));
  await portal.remove();
}
