import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';

/** Reasons for foreign keys without an index, which would slow every write. Deletions then scan the table. */
const noDeletion = 'accounts are never deleted: what says who they are is erased, the row stays';
const list =
  'a row of a list is deleted by an administrator alone, seldom, and only when nothing uses it: one reading then';
const fixed = 'the rows on the other side come with the migrations and stay';

const without: Readonly<Record<string, string>> = {
  'application_standings(updated_by)': noDeletion,
  'berth_request_entries(user_id)': noDeletion,
  'berth_requests(decided_by)': noDeletion,
  'berth_requests(word_by)': noDeletion,
  'backups(requested_by)': noDeletion,
  'clarification_messages(user_id)': noDeletion,
  'co_proponents(added_by)': noDeletion,
  'fleet_plan_versions(author_id)': noDeletion,
  'invitations(invited_by)': noDeletion,
  'mission_conflicts_kept(user_id)': noDeletion,
  'outage_notices(user_id)': noDeletion,
  'outages(user_id)': noDeletion,
  'remark_replies(user_id)': noDeletion,
  'remarks(addressee_id)': noDeletion,
  'remarks(settled_by)': noDeletion,
  'remarks(user_id)': noDeletion,
  'service_accounts(created_by)': noDeletion,
  'service_tokens(created_by)': noDeletion,
  'settings(updated_by)': noDeletion,
  'webhooks(created_by)': noDeletion,
  'ship_time_request_history(user_id)': noDeletion,
  'ship_time_request_sections(updated_by)': noDeletion,
  'ship_time_requests(updated_by)': noDeletion,
  'transfer_offers(decided_by)': noDeletion,
  'transfer_offers(offered_by)': noDeletion,
  'voyage_reports(closed_by)': noDeletion,
  'voyage_reports(submitted_by)': noDeletion,
  'voyage_reports(updated_by)': noDeletion,
  'vessel_plan_history(user_id)': noDeletion,
  'vessel_plan_versions(author_id)': noDeletion,
  'voyage_agreement_parts(answered_by)': noDeletion,
  'voyage_agreement_parts(demobilization_port_id)': list,
  'voyage_agreement_parts(mobilization_port_id)': list,
  'voyage_agreements(asked_by)': noDeletion,
  'voyage_agreements(decided_by)': noDeletion,
  'voyage_agreements(demobilization_port_id)': list,
  'voyage_agreements(mobilization_port_id)': list,
  'delivered_voyages(demobilization_port_id)': list,
  'delivered_voyages(mobilization_port_id)': list,
  'letter_of_intent_areas(project_area_id)': list,
  'letters_of_intent(region_id)': list,
  'missions(demobilization_port_id)': list,
  'missions(mobilization_port_id)': list,
  'ports(region_id)': list,
  'scheduling_constraints(port_id)': list,
  'ship_time_request_coastal_states(coastal_state_id)': list,
  'ship_time_request_fiscal_years(fiscal_year_id)': list,
  'ship_time_request_marine_protected_areas(marine_protected_area_id)': list,
  'ship_time_request_project_areas(project_area_id)': list,
  'ship_time_requests(demobilization_port_id)': list,
  'ship_time_requests(mobilization_port_id)': list,
  'ship_time_requests(operating_hours_id)': list,
  'ship_time_requests(thematic_area_id)': list,
  'vessels(home_port_id)': list,
  'vessels(region_id)': list,
  'vessels(vessel_class_id)': list,
  'ledger_heads(position)': 'entries of the ledger are never deleted',
  'request_status_transitions(to_status_id)': fixed,
  'ship_time_request_history(from_status_id)': fixed,
  'ship_time_request_history(to_status_id)': fixed,
};

test('every foreign key has an index that begins with it, or a reason to have none', async () => {
  const database = await createTestDatabase();
  const { rows } = await sql<{ key: string }>`
    select format('%s(%s)', c.conrelid::regclass,
      (select string_agg(a.attname, ', ' order by k.place) from unnest(c.conkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number)) as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i cross join lateral (
        select (i.indkey::int2[])[0:cardinality(c.conkey) - 1] as first) beginning
      where i.indrelid = c.conrelid and beginning.first @> c.conkey and beginning.first <@ c.conkey
        -- A partial index suffices if it omits only rows whose key is null.
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) =
          (select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
            where a.attrelid = c.conrelid and a.attnum = c.conkey[1])))
    order by key`.execute(database.db);
  await database.drop();
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(without).toSorted());
});
