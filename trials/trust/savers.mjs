import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { seedDrafts } from '../../bench/applications.mjs';
import { createPerson } from '../../bench/portal-under-load.mjs';
import { askPortal } from './portal.mjs';
import { SaveLog } from './save-log.ts';

const numberOf = (text) => Number(/save (\d+)/.exec(text ?? '')?.[1] ?? 0);

export class Savers {
  statuses = new Map();
  times = [];
  #stopped = false;
  #working = [];
  lastDoneAt = 0;

  static async plant(db, count, options) {
    const people = [];
    for (let n = 0; n < count; n += 1) people.push({ ...(await createPerson(db, 2)), saves: new SaveLog() });
    const drafts = await seedDrafts(
      db,
      people.map(({ id }) => id),
    );
    for (const person of people) person.draft = drafts.get(person.id);
    return Object.assign(new Savers(), { people, ...options });
  }

  begin() {
    this.#stopped = false;
    this.#working = this.people.map((person) => this.#work(person));
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#working);
  }

  async #work(person) {
    await pause(Math.random() * this.everyMs);
    while (!this.#stopped) {
      const began = performance.now();
      await this.#save(person);
      await pause(Math.max(5, this.everyMs * (0.8 + Math.random() * 0.4) - (performance.now() - began)));
    }
  }

  async #save({ saves, draft, token }) {
    const save = saves.begin();
    const began = performance.now();
    const { status } = await askPortal(this.url(), token, 'PATCH', `/ship_time_requests/${draft}`, {
      body: { executive_summary: `save ${save} ${'of words typed at sea '.repeat(20)}` },
    });
    this.times.push(performance.now() - began);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 200) {
      saves.done(save);
      this.lastDoneAt = performance.now();
    } else if (status >= 400 && status < 500) saves.refused(save);
  }

  get acknowledged() {
    return this.people.reduce((sum, { saves }) => sum + saves.acknowledged, 0);
  }

  async judge(db) {
    const { rows } = await sql`
      select r.id, r.executive_summary, s.lock_version from ship_time_requests r
        left join ship_time_request_sections s on s.ship_time_request_id = r.id and s.section = 'project_description'
      where r.id = any(${this.people.map(({ draft }) => draft)}::int[])`.execute(db);
    const stored = new Map(rows.map((row) => [row.id, row]));
    return this.people.flatMap(({ draft, saves }) => {
      const row = stored.get(draft);
      if (!row) return [`draft ${draft} is gone`];
      return saves
        .judge({ save: numberOf(row.executive_summary), counted: (row.lock_version ?? 1) - 1 })
        .map((problem) => `draft ${draft}: ${problem}`);
    });
  }

  answers() {
    return [...this.statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status || 'none'}`)
      .join(', ');
  }

  count(status) {
    return this.statuses.get(status) ?? 0;
  }
}
