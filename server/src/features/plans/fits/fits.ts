import type { VesselFit } from '@shiptime/domain/plans/wire/plan';
import { checkReassignmentRole } from '@shiptime/domain/applications/policy';
import {
  type ComputedVesselFit,
  findVesselFits,
  buildMissionToPlace,
  type VesselFitCriteria,
} from '@shiptime/domain/plans/vessel-fits';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { findTransferMethod } from '@shiptime/domain/plans/transfer-method';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { requireVisibleApplication } from '#features/applications/application-queries.ts';
import { loadStations } from '#features/applications/stations/station-rows.ts';
import { loadLanesOfYear } from '../conflicts/board-facts.ts';
import { loadBoardOfYear } from '../conflicts/boards.ts';
import { findMissionsOfApplication } from '../missions/mission-queries.ts';
import type { PlanReader } from '../plan-relations.ts';

export const loadVesselFitCriteria = async (db: Db, row: ApplicationRow): Promise<VesselFitCriteria> => ({
  id: row.id,
  needs: { ...row, stations: await loadStations(db, row.id) },
  mobilization_port_id: row.mobilization_port_id,
  demobilization_port_id: row.demobilization_port_id,
  wishes: [row.vessel_preference_1_id, row.vessel_preference_2_id],
});

export const presentVesselFits = (fits: readonly ComputedVesselFit[]): VesselFit[] =>
  fits.map(({ reasons, slots, ...each }) => ({
    ...each,
    reasons: reasons.map(({ code, params = {} }) => ({ code, params })),
    slots: [...slots],
  }));

const levelsOfYear = async (db: Db, yearId: number): Promise<ReadonlyMap<number, ReviewLevel>> => {
  const rows = await db
    .selectFrom('vessel_plans')
    .select(['vessel_id', 'review_level'])
    .$narrowType<{ review_level: ReviewLevel }>()
    .where('fiscal_year_id', '=', yearId)
    .where('scenario_id', 'is', null)
    .execute();
  return new Map(rows.map(({ vessel_id, review_level }) => [vessel_id, review_level]));
};

const findFitsOf = async (db: Db, row: ApplicationRow): Promise<VesselFit[]> => {
  const lanes = await loadLanesOfYear(db, row.fiscal_year_id);
  if (lanes.length === 0) return [];
  const searching = await loadVesselFitCriteria(db, row);
  const mission = buildMissionToPlace(searching, await findMissionsOfApplication(db, row.id));
  const { board } = await loadBoardOfYear(db, lanes, mission === null ? [] : [mission]);
  const today = row.asked_at.slice(0, 10);
  return presentVesselFits(findVesselFits({ board, searching, mission, today }));
};

export const readVesselFits = async (
  db: Db,
  { actor, language }: PlanReader,
  id: number,
): Promise<VesselFit[]> => {
  const row = await requireVisibleApplication(db, actor, id);
  throwIfRefused(checkReassignmentRole(actor, row));
  const levels = await levelsOfYear(db, row.fiscal_year_id);
  return (await findFitsOf(db, row)).map((fit) => {
    const target = { vessel_id: fit.vessel_id, review_level: levels.get(fit.vessel_id) ?? 'regional' };
    const { by, amends, decision } = findTransferMethod(actor, row, target);
    const refusal = decision.allowed ? null : translate(language, `errors:refusals.${decision.code}`);
    return { ...fit, reassign: { by, amends, refusal } };
  });
};
