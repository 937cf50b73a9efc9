import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import { indexNames, type NamedListRow } from '@shiptime/domain/plans/imports/name-index';
import {
  findMissionsMissingFromFile,
  type MergedPart,
  mergeMissionRows,
  type ImportedPart,
} from '@shiptime/domain/plans/imports/merge-rows';
import type { MissionImport } from '@shiptime/domain/plans/imports/mission-file';
import {
  type ImportLookups,
  type MissionRowResult,
  readMissionRows,
} from '@shiptime/domain/plans/imports/mission-rows';
import type { MissionImportResult } from '@shiptime/domain/plans/wire/imports';
import { writeAuditReturningId } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import { describeConflictsOfPlan } from '../conflicts/plan-conflicts.ts';
import type { MissionRow } from '../missions/mission-presenter.ts';
import { findMissionsOfPlans } from '../missions/mission-queries.ts';
import { type PlansForImport, lockPlansForImport } from './plans-for-import.ts';
import { presentImportedRows } from './imported-rows-presenter.ts';
import { type DeliveredPart, mergeDeliveredVoyages, writeDeliveredVoyages } from './merge-delivered.ts';
import { writeMergedMissions } from './write-merged.ts';

const namedList = (tx: Tx, table: 'vessels' | 'ports'): Promise<NamedListRow[]> =>
  tx.selectFrom(table).select(['id', 'key', 'name_en', 'name_fr']).execute();

const knownToImport = async (tx: Tx, language: Language): Promise<ImportLookups> => ({
  vessels: indexNames(await namedList(tx, 'vessels'), language),
  ports: indexNames(await namedList(tx, 'ports'), language),
  years: await tx.selectFrom('fiscal_years').select(['id', 'start_date', 'end_date']).execute(),
});

const partsOf = (rows: readonly MissionRowResult[], { keyOf, refusals }: PlansForImport) =>
  rows
    .filter(({ row }) => !refusals.has(row))
    .flatMap((row) =>
      row.parts.map((part) => ({
        ...part,
        row: row.row,
        kind: row.kind,
        plan: keyOf(row.vessel_id, part.fiscal_year_id),
        title: row.title,
        outside_number: row.outside_number,
      })),
    );

const warningsByRow = async (
  tx: Tx,
  written: ReadonlyMap<number, MergedPart>,
  planIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const warnings = new Map<number, string[]>();
  for (const planId of planIds)
    for (const { mission_ids, message } of await describeConflictsOfPlan(tx, planId, language))
      for (const id of mission_ids) {
        const row = written.get(id)?.part.row;
        if (row !== undefined) warnings.set(row, [...new Set([...(warnings.get(row) ?? []), message])]);
      }
  return warnings;
};

export const importMissions = async (
  tx: Tx,
  actor: Actor,
  asked: MissionImport,
  language: Language,
): Promise<MissionImportResult> => {
  const rows = readMissionRows(asked, await knownToImport(tx, language));
  const plans = await lockPlansForImport(tx, actor, rows);
  const parts = partsOf(rows, plans);
  const planned: ImportedPart[] = parts.filter(({ kind }) => kind === 'planned');
  const delivered: DeliveredPart[] = parts.filter(({ kind }) => kind === 'delivered');

  const missions = await findMissionsOfPlans(tx, plans.ids);
  const byPlan = new Map(
    plans.ids.map((id) => [
      plans.keyOfPlan(id),
      missions.filter(({ vessel_plan_id }) => vessel_plan_id === id),
    ]),
  );
  const absent = findMissionsMissingFromFile(planned, byPlan) as readonly MissionRow[];
  const gone = new Set(asked.remove_absent ? absent.map(({ id }) => id) : []);
  const staying = new Map([...byPlan].map(([key, all]) => [key, all.filter(({ id }) => !gone.has(id))]));
  const merged = mergeMissionRows(planned, staying);
  const facts = await mergeDeliveredVoyages(tx, delivered, plans);

  const written = await writeMergedMissions(tx, actor, plans, {
    merged,
    removed: absent.filter(({ id }) => gone.has(id)),
  });
  const voyages = await writeDeliveredVoyages(tx, actor, facts);
  const changed = { missions: [...written.keys(), ...gone], delivered_voyages: voyages };
  const entry_id =
    changed.missions.length + voyages.length === 0
      ? null
      : await writeAuditReturningId(tx, actor, {
          action: 'missions.imported',
          subject_type: 'missions',
          subject_id: null,
          after: changed,
        });
  const warnings = asked.dry_run
    ? await warningsByRow(tx, written, plans.ids, language)
    : new Map<number, readonly string[]>();
  return presentImportedRows(
    { rows, merged, facts, refusals: plans.refusals, warnings },
    {
      language,
      dry_run: asked.dry_run,
      removed: absent.filter(({ id }) => gone.has(id)).map(({ title }) => title),
      absent: absent.length,
      created_plans: plans.created,
      entry_id: asked.dry_run ? null : entry_id,
    },
  );
};
