import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { instantFromMs, millisecondsIn } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoApplication } from './demo-context.ts';

export const toAnswerColumns = (answers: ApplicationAnswers) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => !Array.isArray(value)));

const listTables = {
  project_area_ids: ['ship_time_request_project_areas', 'project_area_id'],
  coastal_state_ids: ['ship_time_request_coastal_states', 'coastal_state_id'],
  marine_protected_area_ids: ['ship_time_request_marine_protected_areas', 'marine_protected_area_id'],
} as const;

const seedLists = async (tx: Tx, applications: readonly DemoApplication[]) => {
  for (const field of ['project_area_ids', 'coastal_state_ids', 'marine_protected_area_ids'] as const) {
    const [table, column] = listTables[field];
    const rows = applications.flatMap(({ id, answers }) =>
      (answers[field] ?? []).map((choice) => ({ ship_time_request_id: id, [column]: choice })),
    );
    await insertRows(tx, table, rows);
  }
  const neighbours = applications.flatMap(({ id, answers }) =>
    (['future', 'past'] as const).flatMap((relation) =>
      (answers[`${relation}_fiscal_year_ids`] ?? []).map((fiscal_year_id) => ({
        ship_time_request_id: id,
        fiscal_year_id,
        relation,
      })),
    ),
  );
  await insertRows(tx, 'ship_time_request_fiscal_years', neighbours);
  const needs = applications.flatMap(({ id, answers }) =>
    (
      [
        ['work', answers.needed_capability_ids],
        ['waters', answers.needed_water_ids],
      ] as const
    ).flatMap(([relation, chosen]) =>
      (chosen ?? []).map((capability_id) => ({ ship_time_request_id: id, capability_id, relation })),
    ),
  );
  await insertRows(tx, 'ship_time_request_capabilities', needs);
};

const seedTables = async (tx: Tx, applications: readonly DemoApplication[]) => {
  for (const table of ['stations', 'areas_of_consideration', 'collaborators', 'funding_sources'] as const) {
    const rows = applications.flatMap(({ id, answers, moments }) =>
      answers[table].map((row) => ({
        ship_time_request_id: id,
        ...row,
        created_at: instantFromMs(moments.lastEdit),
        updated_at: instantFromMs(moments.lastEdit),
      })),
    );
    await insertRows(tx, table, rows);
  }
};

const seedSections = (tx: Tx, applications: readonly DemoApplication[]) =>
  insertRows(
    tx,
    'ship_time_request_sections',
    applications.flatMap(({ id, proponent, moments }) =>
      sectionNames.map((section) => ({
        ship_time_request_id: id,
        section,
        lock_version: 1,
        updated_by: proponent,
        updated_at: instantFromMs(moments.lastEdit),
      })),
    ),
  );

const seedCoProponents = (tx: Tx, applications: readonly DemoApplication[]) =>
  insertRows(
    tx,
    'co_proponents',
    applications.flatMap(({ id, proponent, co_proponents, moments }) =>
      co_proponents.map((user_id, index) => ({
        ship_time_request_id: id,
        user_id,
        slot: index + 1,
        added_by: proponent,
        created_at: instantFromMs(moments.created + millisecondsIn.hour),
      })),
    ),
  );

export const seedParts = async (tx: Tx, applications: readonly DemoApplication[]): Promise<void> => {
  await seedLists(tx, applications);
  await seedTables(tx, applications);
  await seedSections(tx, applications);
  await seedCoProponents(tx, applications);
};
