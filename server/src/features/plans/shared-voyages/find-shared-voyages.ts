import { matchSharedVoyages } from '@shiptime/domain/plans/shared-voyages/shared-voyages';
import type { SharedVoyageCandidate } from '@shiptime/domain/plans/wire/shared-voyages';
import type { Db } from '#db/connection.ts';
import {
  findShareableApplications,
  type ShareableApplicationRow,
  findVesselsForSharedVoyages,
} from './shareable-applications.ts';

const present = ({
  project_area_ids: _areas,
  helicopter_required: _flies,
  mobilization_port_id: _from,
  demobilization_port_id: _to,
  middle: _middle,
  port: _port,
  ...row
}: ShareableApplicationRow): SharedVoyageCandidate['ship_time_requests'][number] => row;

export const findSharedVoyages = async (db: Db, yearId: number): Promise<SharedVoyageCandidate[]> => {
  const sharers = await findShareableApplications(db, yearId);
  const known = new Map(sharers.map((row) => [row.id, row]));
  return matchSharedVoyages(sharers, await findVesselsForSharedVoyages(db)).map(
    ({ ship_time_request_ids, ...voyage }) => ({
      fiscal_year_id: yearId,
      ...voyage,
      shared_area_ids: [...voyage.shared_area_ids],
      ship_time_requests: ship_time_request_ids.flatMap((id) => {
        const row = known.get(id);
        return row ? [present(row)] : [];
      }),
    }),
  );
};
