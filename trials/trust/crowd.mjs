import { fork } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { seedApplications, seedDrafts } from '../../bench/applications.mjs';
import { createPerson } from '../../bench/portal-under-load.mjs';
import { anApplication } from '../../server/test/factories/applications.ts';
import { openYear } from '../../server/test/factories/fiscal-years.ts';
import { aVessel } from '../../server/test/factories/vessels.ts';
import { hashPassword } from '../../server/src/features/accounts/passwords/passwords.ts';

const password = 'Anchor-Weather-77';

const seedEditors = async (db, count) => {
  const people = [];
  for (let n = 0; n < count; n += 1) people.push(await createPerson(db, 2));
  const drafts = new Map();
  // Batches stay below the statement timeout, since each row has forty stations.
  for (let from = 0; from < count; from += 100)
    for (const [owner, draft] of await seedDrafts(
      db,
      people.slice(from, from + 100).map(({ id }) => id),
    ))
      drafts.set(owner, draft);
  return people.map(({ id, token }) => ({ token, draft: drafts.get(id) }));
};

const seedSubmitters = async (db, count) => {
  const [year, vessel] = [await openYear(db), await aVessel(db)];
  const people = [];
  for (let n = 0; n < count; n += 1) {
    const { id, token } = await createPerson(db, 2);
    const draft = await anApplication(db)
      .by(id)
      .forYear(year)
      .complete()
      .having({ vessel_preference_1_id: vessel })
      .create();
    people.push({ token, draft });
  }
  return people;
};

const seedAccounts = async (db, count) => {
  const hash = await hashPassword(password);
  const { rows } = await sql`
    insert into users (first_name, last_name, email, password_hash, email_verified_at, user_type_id)
    select 'Stormy', 'Weather', 'storm.' || n || '@example.org', ${hash}, now(), 2 from generate_series(1, ${count}) n
    returning email`.execute(db);
  return rows.map(({ email }) => email);
};

export const seedCrowd = async (db, { editors, submitters, signIns, applications = 2000 }) => {
  const coordinator = await createPerson(db, 5);
  await seedApplications(db, (await createPerson(db, 2)).id, applications);
  return {
    editors: await seedEditors(db, editors),
    submitters: await seedSubmitters(db, submitters),
    emails: await seedAccounts(db, signIns),
    coordinator: coordinator.token,
    password,
  };
};

const storedSaves = async (db, drafts) => {
  const { rows } = await sql`
    select r.id as draft, coalesce(substring(r.executive_summary from 'save (\\d+)')::int, 0) as save,
      coalesce(s.lock_version, 1) - 1 as counted
    from ship_time_requests r left join ship_time_request_sections s
      on s.ship_time_request_id = r.id and s.section = 'project_description'
    where r.id = any(${drafts}::int[])`.execute(db);
  return rows;
};

export class Crowd {
  constructor(people) {
    this.people = people;
    this.child = fork(path.join(import.meta.dirname, 'crowd-program.mjs'), { execArgv: ['--import', 'tsx'] });
  }

  #ask(message) {
    return new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`the crowd ended with ${code}`));
      this.child.once('exit', ended);
      this.child.once('message', (answer) => {
        this.child.off('exit', ended);
        resolve(answer);
      });
      this.child.send(message);
    });
  }

  phase(told) {
    return this.#ask({ told: { ...this.people, ...told } });
  }

  async judge(db) {
    const rows = await storedSaves(
      db,
      this.people.editors.map(({ draft }) => draft),
    );
    const { wrong, submitted } = await this.#ask({ rows });
    const { rows: lost } = await sql`
      select id from ship_time_requests r where id = any(${submitted}::int[]) and (status_id <> 2 or 1 <> (
        select count(*) from ship_time_request_history h where h.ship_time_request_id = r.id and h.to_status_id = 2))`.execute(
      db,
    );
    return [...wrong, ...lost.map(({ id }) => `submission ${id} was acknowledged`)];
  }

  end() {
    this.child.kill();
  }
}
