import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { anonymisePerson } from '#cli/anonymise.ts';
import { findFirstBrokenEntry } from '#features/ledger/ledger.ts';
import { anApplication } from './applications.ts';
import { aUser } from './people.ts';
import { aPlan, placeInSnapshot } from './plans.ts';
import { aVessel } from './vessels.ts';

export const findBrokenEntry = (db: Db) => findFirstBrokenEntry(db);

const logRow = (db: Db, values: { person: number; name: string; number: number }) =>
  sql`insert into audit_log (actor_id, action, subject_type, subject_id, before, after, reason, address)
    values (${values.person}, 'vessels.updated', 'vessels', ${values.number},
      ${JSON.stringify({ name: `Old "${values.number}"`, days: [1, 2], by: values.name })}::jsonb,
      ${JSON.stringify({ name: `New ${values.number}`, days: values.number, note: null })}::jsonb,
      ${`reason ${values.number}`}, ${`192.0.2.${values.number}`})`.execute(db);

/**
 * Creates at least three rows in every table that the ledger covers, with all columns filled, and one erased
 * person.
 */
export const aLedger = async (db: Db): Promise<{ erasedPerson: number }> => {
  await aUser(db, 'administrator');
  const clerk = await aUser(db, 'national_science_representative');
  const erasedPerson = await aUser(db, 'proponent', { first_name: 'Jeanne', last_name: 'Mance' });
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', erasedPerson)
    .executeTakeFirstOrThrow();
  const vessel = await aVessel(db);
  const application = await anApplication(db).by(clerk).for(vessel).submitted().create();
  for (const number of [1, 2, 3]) {
    await sql`insert into ship_time_request_history (ship_time_request_id, from_status_id, to_status_id, action, reason, user_id)
      values (${application}, 1, 2, 'submit', ${`reason ${number}`}, ${clerk})`.execute(db);
    await logRow(db, { person: erasedPerson, name: 'Jeanne Mance', number });
    await logRow(db, { person: clerk, name: 'Another', number });
  }
  const plan = await aPlan(db, { vessel_id: vessel, review_level: 'national' });
  const place = await placeInSnapshot(db, plan);
  const fleetPlan = await sql<{ id: number }>`
    insert into fleet_plans (fiscal_year_id) values (${plan.fiscal_year_id}) returning id`.execute(db);
  for (const number of [1, 2, 3]) {
    await sql`insert into vessel_plan_history (vessel_plan_id, from_level, to_level, action, reason, user_id)
      values (${plan.id}, 'regional', 'national', 'send_to_national', ${`reason ${number}`}, ${clerk})`.execute(
      db,
    );
    const snapshot = JSON.stringify({
      ...place,
      number,
      missions: [
        { title: 'A "voyage"', primary_proponent: 'Jeanne Mance' },
        { title: 'Another', primary_proponent: null },
      ],
    });
    await sql`insert into vessel_plan_versions (vessel_plan_id, number, reason, review_level, author_id, snapshot)
      values (${plan.id}, ${number}, 'as agreed', 'regional', ${clerk}, ${snapshot}::jsonb)`.execute(db);
    await sql`insert into fleet_plan_versions (fleet_plan_id, number, reason, author_id, snapshot)
      values (${fleetPlan.rows[0]!.id}, ${number}, 'as agreed', ${clerk}, ${snapshot}::jsonb)`.execute(db);
  }
  await sql`insert into voyage_numbers (mission_id, vessel_id, code, year, sequence)
    select n, ${vessel}, 'HUD', 2027, n from generate_series(1, 3) n`.execute(db);
  await anonymisePerson(db, email, true);
  return { erasedPerson };
};
