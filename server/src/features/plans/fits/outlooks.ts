import { sql } from 'kysely';
import { checkReassignmentRole } from '@shiptime/domain/applications/policy';
import { statuses, statusIdsOf, undecidedStatuses } from '@shiptime/domain/applications/lifecycle';
import { buildMissionToPlace } from '@shiptime/domain/plans/vessel-fits';
import { computeApplicationOutlook } from '@shiptime/domain/plans/application-outlook';
import type {
  Outlook,
  OutlookRefusal,
  Outlooks,
  CompetingApplication,
} from '@shiptime/domain/plans/wire/outlook';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Db } from '#db/connection.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { findApplications, requireVisibleApplication } from '#features/applications/application-queries.ts';
import { loadLanesOfYear } from '../conflicts/board-facts.ts';
import { loadBoardOfYear } from '../conflicts/boards.ts';
import { findMissionsOfApplication } from '../missions/mission-queries.ts';
import { presentVesselFits, loadVesselFitCriteria } from './fits.ts';

const undecided = statusIdsOf(undecidedStatuses);

const rivalsOf = async (db: Db, fiscalYearId: number): Promise<CompetingApplication[]> => {
  const { rows } = await sql<CompetingApplication>`
    select r.id, r.vessel_id, r.project_title, r.status_id, r.operational_days, r.mobilization_days, r.demobilization_days,
      r.operational_window_start, r.operational_window_end
    from ship_time_requests r
    where r.fiscal_year_id = ${fiscalYearId} and r.vessel_id is not null and (r.status_id = any(${undecided}::int[])
      or (r.status_id = ${statuses.in_review} and exists (
        select 1 from missions m join vessel_plans p on p.id = m.vessel_plan_id
        where m.ship_time_request_id = r.id and m.start_date is null and p.scenario_id is null)))
    order by r.submitted_at, r.id`.execute(db);
  return rows;
};

const outlooksOfYear = async (
  db: Db,
  fiscalYearId: number,
  rows: readonly ApplicationRow[],
): Promise<Outlook[]> => {
  const lanes = await loadLanesOfYear(db, fiscalYearId);
  if (lanes.length === 0) return [];
  const asked = [];
  for (const row of rows) {
    const searching = await loadVesselFitCriteria(db, row);
    asked.push({
      row,
      searching,
      mission: buildMissionToPlace(searching, await findMissionsOfApplication(db, row.id)),
    });
  }
  const { board } = await loadBoardOfYear(
    db,
    lanes,
    asked.flatMap(({ mission }) => mission ?? []),
  );
  const rivals = await rivalsOf(db, fiscalYearId);
  return asked.flatMap(({ row, searching, mission }) => {
    const { vessel_id: vesselId, asked_at } = row;
    const today = asked_at.slice(0, 10);
    const found =
      vesselId === null
        ? null
        : computeApplicationOutlook({ board, vesselId, searching, mission, rivals, today });
    return found === null
      ? []
      : {
          ...found,
          ship_time_request_id: row.id,
          vessel_id: vesselId!,
          weeks: [...found.weeks],
          rivals: [...found.rivals],
          fits: presentVesselFits(found.fits),
        };
  });
};

type Asked = { readonly rows: readonly ApplicationRow[]; readonly refused: readonly OutlookRefusal[] };

const askedFor = async (db: Db, actor: Actor, ids: readonly number[]): Promise<Asked> => {
  const known = new Map((await findApplications(db, ids)).map((row) => [row.id, row]));
  const rows: ApplicationRow[] = [];
  const refusals: OutlookRefusal[] = [];
  for (const id of new Set(ids)) {
    const row = known.get(id);
    const decision = row ? checkReassignmentRole(actor, row) : refused('not_found');
    if (row && decision.allowed) rows.push(await requireVisibleApplication(db, actor, id));
    else if (!decision.allowed) refusals.push({ ship_time_request_id: id, type: decision.code });
  }
  const [first] = refusals;
  if (first && rows.length === 0) throwIfRefused(refused(first.type));
  return { rows, refused: refusals };
};

export const readOutlooks = async (db: Db, actor: Actor, ids: readonly number[]): Promise<Outlooks> => {
  const { rows, refused: notTheirs } = await askedFor(db, actor, ids);
  const found: Outlook[] = [];
  for (const year of new Set(rows.map((row) => row.fiscal_year_id))) {
    const ofYear = rows.filter(({ fiscal_year_id }) => fiscal_year_id === year);
    found.push(...(await outlooksOfYear(db, year, ofYear)));
  }
  return { data: found, meta: { refused: [...notTheirs] } };
};
