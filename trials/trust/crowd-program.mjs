import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openEventStream, sendRequest } from './send-request.mjs';
import { SaveLog } from './save-log.ts';

const include =
  'include=primaryProponent,coProponents,fundingSources,collaborators,areasOfConsideration,stations';
const words = 'of an impact statement, typed at sea between two stations and a storm. '.repeat(12);

const editors = new Map();
const submitted = new Set();
let results;

const note = (kind, { status, ms }) => {
  (results.times[kind] ??= []).push(ms);
  const statuses = (results.statuses[kind] ??= {});
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status === 200 && ['saves', 'submits'].includes(kind)) results.doneAt.push(Date.now());
};

const urlOf = ({ urls }, n) => urls[n % urls.length];

/** Same backoff as web/src/lib/saving/save-timing.ts. */
const retryMs = (attempts) => Math.min(2000 * 2 ** Math.min(attempts, 6), 30_000);

class Editor {
  saves = new SaveLog();
  version = 1;
  attempts = 0;
  constructor({ token, draft }) {
    Object.assign(this, { token, draft });
  }

  open(url) {
    if (!this.stream || this.stream.isOver)
      this.stream = openEventStream(`${url}/api/live?topics=ship_time_request:${this.draft}`, this.token);
  }

  async save(url) {
    const save = this.saves.begin();
    const answer = await sendRequest(`${url}/api/ship_time_requests/${this.draft}`, {
      method: 'PATCH',
      token: this.token,
      wanted: true,
      body: {
        executive_summary: `save ${save} ${words}`,
        sections: { project_description: { lock_version: this.version } },
      },
    });
    note('saves', answer);
    if (answer.status === 200) {
      this.saves.done(save);
      this.version = JSON.parse(answer.text).data.sections.project_description.lock_version;
      this.attempts = 0;
      return;
    }
    this.attempts += 1;
    if (answer.status >= 400 && answer.status < 500) this.saves.refused(save);
    if (answer.status === 409)
      this.version = JSON.parse(answer.text).current.sections.project_description.lock_version;
  }
}

const edit = async (told, editor, n, isOver) => {
  const { everyMs } = told;
  await pause(Math.random() * everyMs);
  if (told.streams) editor.open(urlOf(told, n));
  while (!isOver()) {
    const began = performance.now();
    await editor.save(urlOf(told, n));
    const next = everyMs * (0.8 + Math.random() * 0.4) - (performance.now() - began);
    await pause(editor.attempts > 0 ? retryMs(editor.attempts) : Math.max(50, next));
  }
};

const atPace = async (perSecond, isOver, ask) => {
  if (!perSecond) return;
  const began = performance.now();
  const asked = [];
  for (let n = 0; !isOver(); n += 1) {
    const asking = ask(n);
    if (!asking) break;
    asked.push(asking);
    await pause(Math.max(0, began + ((n + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(asked);
};

const submit = (told, isOver) => (n) => {
  const person = told.submitters[n];
  if (!person) return undefined;
  const where = `${urlOf(told, n)}/api/ship_time_requests/${person.draft}`;
  const asking = async () => {
    note('checks', await sendRequest(`${where}/validate`, { method: 'POST', token: person.token }));
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await sendRequest(`${where}/submit`, { method: 'POST', token: person.token, headers });
      note('submits', answer);
      if (answer.status === 200) submitted.add(person.draft);
      if (isOver() || (answer.status !== 0 && !answer.retryAfter)) return;
      await pause(retryMs(0));
    }
  };
  return asking();
};

const read = (told) => async (n) => {
  const { draft, token } = told.editors[Math.floor(Math.random() * told.editors.length)];
  const [where, reader] = [
    ['/ship_time_requests?page=1&limit=15', token],
    [`/ship_time_requests/${draft}?${include}`, token],
    ['/ship_time_requests?page=1&limit=50', told.coordinator],
    ['/fiscal_years', undefined],
  ][n % 4];
  note('reads', await sendRequest(`${urlOf(told, n)}/api${where}`, { token: reader }));
};

const signIn = (told) => (n) => {
  const email = told.emails[n];
  if (!email) return undefined;
  const body = { email, password: told.password };
  return sendRequest(`${urlOf(told, n)}/api/auth/login`, { method: 'POST', body }).then((answer) =>
    note('sign-ins', answer),
  );
};

const phase = async (told) => {
  results = { times: {}, statuses: {}, doneAt: [] };
  const cpu = process.cpuUsage();
  const end = performance.now() + told.seconds * 1000;
  const isOver = () => performance.now() >= end;
  for (const person of told.editors)
    if (!editors.has(person.draft)) editors.set(person.draft, new Editor(person));
  await Promise.all([
    ...told.editors.map((person, n) => edit(told, editors.get(person.draft), n, isOver)),
    atPace(told.submitsPerSecond, isOver, submit(told, isOver)),
    atPace(told.readsPerSecond, isOver, read(told)),
    atPace(told.signInsPerSecond, isOver, signIn(told)),
  ]);
  const { user, system } = process.cpuUsage(cpu);
  const streams = [...editors.values()].filter(({ stream }) => stream?.isOpen).length;
  return { ...results, streams, cpuSeconds: (user + system) / 1e6 };
};

const judge = (rows) =>
  rows.flatMap(({ draft, save, counted }) =>
    (editors.get(draft)?.saves.judge({ save, counted }) ?? []).map((problem) => `draft ${draft}: ${problem}`),
  );

process.on('message', async ({ told, rows }) => {
  process.send(rows ? { wrong: judge(rows), submitted: [...submitted] } : await phase(told));
});
process.on('disconnect', () => process.exit());
