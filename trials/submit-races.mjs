/**
 * Promises: submits an application while it is being saved. No acknowledged save is lost, and no
 * later save is accepted.
 * Arguments: [rounds]; full run: 1000.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { createPerson } from '../bench/portal-under-load.mjs';
import { anApplication } from '../server/test/factories/applications.ts';
import { openYear } from '../server/test/factories/fiscal-years.ts';
import { aVessel } from '../server/test/factories/vessels.ts';
import { askPortal, Portal } from './trust/portal.mjs';

const rounds = Number(process.argv[2] ?? 200);
const found = { saves: 0, refused: 0, during: 0, twice: 0, wrong: 0, unexpected: new Map() };

const submits = (portal, token, id) =>
  Promise.all(
    [randomUUID(), randomUUID(), undefined].map((key) =>
      askPortal(portal.url, token, 'POST', `/ship_time_requests/${id}/submit`, { key }),
    ),
  );

const saveUntilRefused = async (portal, token, id, submitted) => {
  let last = 'Begun';
  for (let n = 1; ; n += 1) {
    const isLate = submitted.answered;
    const text = `Save ${n} ${randomUUID()}`;
    const { status } = await askPortal(portal.url, token, 'PATCH', `/ship_time_requests/${id}`, {
      body: { executive_summary: text },
    });
    if (status !== 200) {
      found.refused += 1;
      if (status !== 409) found.unexpected.set(status, (found.unexpected.get(status) ?? 0) + 1);
      return last;
    }
    if (isLate) found.wrong += 1;
    if (isLate) console.log(`WRONG: a save of ${id} was accepted after its submission was acknowledged`);
    found.saves += 1;
    last = text;
  }
};

const round = async (portal, { id: owner, token }, year, vessel) => {
  const id = await anApplication(portal.db)
    .by(owner)
    .forYear(year)
    .complete()
    .having({ vessel_preference_1_id: vessel, executive_summary: 'Begun' })
    .create();
  const submitted = { answered: false };
  const saving = saveUntilRefused(portal, token, id, submitted);
  await pause(Math.random() * 40);
  const answers = await submits(portal, token, id);
  submitted.answered = true;
  const last = await saving;
  const done = answers.filter(({ status }) => status === 200);
  const { rows } = await sql`
    select executive_summary, status_id from ship_time_requests where id = ${id}`.execute(portal.db);
  const [stored] = rows;
  if (done.length !== 1) found.twice += 1;
  if (last !== 'Begun') found.during += 1;
  const isSame = stored.executive_summary === last && done[0]?.body.data.executive_summary === last;
  if (!isSame || stored.status_id !== 2) {
    found.wrong += 1;
    console.log(`WRONG: ${id} has “${stored.executive_summary}”, acknowledged was “${last}”`);
  }
};

const portal = await Portal.make();
try {
  await portal.start();
  const person = await createPerson(portal.db, 2);
  const year = await openYear(portal.db);
  const vessel = await aVessel(portal.db);
  for (let n = 0; n < rounds; n += 1) await round(portal, person, year, vessel);
  const { rows } = await sql`
    select count(*)::int as steps, count(distinct ship_time_request_id)::int as requests
    from ship_time_request_history where to_status_id = 2`.execute(portal.db);
  const unexpected = [...found.unexpected].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${found.saves} saves acknowledged, refused otherwise than 409: ${unexpected || 'none'}`);
  reportFigure('submit against autosave, rounds', rounds, '');
  reportFigure('submit against autosave, rounds with a save before it', found.during, '');
  reportFigure('submit against autosave, other text or late saves', found.wrong, '', { atMost: 0 });
  reportFigure('submit against autosave, not exactly one of three submits', found.twice, '', { atMost: 0 });
  reportFigure('submit against autosave, steps too many', rows[0].steps - rows[0].requests, '', {
    atMost: 0,
  });
  reportFigure('submit against autosave, saves refused otherwise', found.unexpected.size, '', { atMost: 0 });
} finally {
  await portal.remove();
}
