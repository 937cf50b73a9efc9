/**
 * Promises: submits and saves around the deadline from clients with wrong clocks. Only the arrival
 * time at the server counts.
 * Arguments: [rounds]; full run: 30.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { createPerson } from '../bench/portal-under-load.mjs';
import { anApplication } from '../server/test/factories/applications.ts';
import { openYear, setDeadline } from '../server/test/factories/fiscal-years.ts';
import { aVessel } from '../server/test/factories/vessels.ts';
import { askPortal, Portal } from './trust/portal.mjs';

const rounds = Number(process.argv[2] ?? 6);
const dayMs = 86_400_000;
const moments = [-1000, -500, -200, -80, -40, -20, -10, 10, 20, 40, 80, 200, 500, 1000];
const found = { inTime: 0, late: 0, between: 0, lateAccepted: 0, inTimeRefused: 0, otherwise: 0, waited: 0 };

const judge = (what, { status, body }, sentAt, answeredAt, deadline) => {
  const isAccepted = status === 200;
  const isRefused = status === 409 && body?.type === 'deadline_passed';
  if (!isAccepted && !isRefused) {
    found.otherwise += 1;
    console.log(`WRONG: ${what} was answered ${status} ${JSON.stringify(body)}`);
  }
  if (sentAt >= deadline) {
    found.late += 1;
    if (isAccepted) found.lateAccepted += 1;
    if (isAccepted) console.log(`WRONG: ${what}, sent ${sentAt - deadline} ms late, was accepted`);
  } else if (answeredAt < deadline) {
    found.inTime += 1;
    if (isRefused) found.inTimeRefused += 1;
    if (isRefused) console.log(`WRONG: ${what}, answered ${deadline - answeredAt} ms early, was refused`);
  } else found.between += 1;
};

const atMoment = async (portal, token, id, deadline, offset, skew) => {
  await pause(Math.max(0, deadline + offset - Date.now()));
  const headers = { date: new Date(Date.now() + skew).toUTCString() };
  const request = (method, where, body) =>
    askPortal(portal.url, token, method, `/ship_time_requests/${id}${where}`, { body, headers });
  const timed = async (what, asking) => {
    const sentAt = Date.now();
    const answer = await asking;
    judge(what, answer, sentAt, Date.now(), deadline);
  };
  await timed(`a save at ${offset} ms`, request('PATCH', '', { executive_summary: `At ${offset}` }));
  await timed(`a submission at ${offset} ms`, request('POST', '/submit'));
};

/** Submits half a second early but waits for a row lock until after the deadline; must be accepted. */
const longOne = async (portal, token, id, deadline) => {
  await pause(Math.max(0, deadline - 600 - Date.now()));
  let asking;
  await portal.db.transaction().execute(async (tx) => {
    await sql`select from ship_time_requests where id = ${id} for update`.execute(tx);
    await pause(Math.max(0, deadline - 500 - Date.now()));
    asking = askPortal(portal.url, token, 'POST', `/ship_time_requests/${id}/submit`);
    await pause(Math.max(0, deadline + 2000 - Date.now()));
  });
  const { status, text } = await asking;
  if (status === 200) found.waited += 1;
  else console.log(`WRONG: a submission that had arrived in time and waited was answered ${status} ${text}`);
};

const portal = await Portal.make();
try {
  await portal.start();
  const { id: owner, token } = await createPerson(portal.db, 2);
  const year = await openYear(portal.db);
  const vessel = await aVessel(portal.db);
  for (let n = 0; n < rounds; n += 1) {
    await setDeadline(portal.db, year, new Date(Date.now() + 2 * dayMs).toISOString());
    const ids = [];
    for (let k = 0; k <= moments.length; k += 1)
      ids.push(
        await anApplication(portal.db)
          .by(owner)
          .forYear(year)
          .complete()
          .having({ vessel_preference_1_id: vessel })
          .create(),
      );
    const deadline = Date.now() + 1500;
    await setDeadline(portal.db, year, new Date(deadline).toISOString());
    await Promise.all([
      ...moments.map((offset, k) =>
        atMoment(portal, token, ids[k], deadline, offset, k % 2 === 0 ? dayMs : -dayMs),
      ),
      longOne(portal, token, ids.at(-1), deadline),
    ]);
  }
  reportFigure('deadline, requests answered before it', found.inTime, '');
  reportFigure('deadline, requests sent after it', found.late, '');
  reportFigure('deadline, requests under way when it passed', found.between, '');
  reportFigure('deadline, late and accepted', found.lateAccepted, '', { atMost: 0 });
  reportFigure('deadline, in time and refused', found.inTimeRefused, '', { atMost: 0 });
  reportFigure('deadline, answered otherwise', found.otherwise, '', { atMost: 0 });
  reportFigure('deadline, in time and waited 2.5 s for its row, accepted', found.waited, '', {
    atLeast: rounds,
  });
} finally {
  await portal.remove();
}
