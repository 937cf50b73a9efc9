import type { Language } from '@shiptime/domain/shared/text';
import {
  countAvailableDays,
  sumRequestedDaysByMonth,
  splitIntoMonths,
  type DayRange,
} from '@shiptime/domain/plans/statistics';
import type { Db } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';
import {
  type RequestedDaysRow,
  findRequestedDays,
  findConstraintsOfYear,
  sumScheduledDays,
  countApplicationsByStatus,
  findVesselsOfYear,
  type VesselRow,
} from './statistics-rows.ts';

const yearOf = async (db: Db, id: number): Promise<DayRange> => {
  const year = await db
    .selectFrom('fiscal_years')
    .select(['start_date', 'end_date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!year) throw invalidRefusal([{ field: 'fiscal_year_id', code: 'unknown_choice' }]);
  return year;
};

const windowOf = ({ window_start, window_end }: RequestedDaysRow, year: DayRange): DayRange => ({
  start_date: window_start ?? year.start_date,
  end_date: window_end ?? year.end_date,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

type Key = 'region_id' | 'agency_id';

const tally = (asked: readonly RequestedDaysRow[], key: Key) =>
  [...new Set(asked.map((row) => row[key]))]
    .toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
    .map((id) => {
      const rows = asked.filter((row) => row[key] === id);
      return { id, applications: rows.length, requested_days: sum(rows.map(({ days }) => days)) };
    });

export const computeStatistics = async (db: Db, yearId: number, language: Language) => {
  const year = await yearOf(db, yearId);
  const months = splitIntoMonths(year);
  const [asked, vessels, constraints, scheduled, statuses] = await Promise.all([
    findRequestedDays(db, yearId),
    findVesselsOfYear(db, yearId),
    findConstraintsOfYear(db, year),
    sumScheduledDays(db, yearId, months),
    countApplicationsByStatus(db, yearId),
  ]);
  const ofVessel = (vessel: VesselRow) => {
    const own = asked.filter(({ vessel_id }) => vessel_id === vessel.id);
    const blocks = constraints.filter(({ vessel_id }) => vessel_id === vessel.id);
    const missions = scheduled.filter(({ vessel_id }) => vessel_id === vessel.id);
    return {
      vessel_id: vessel.id,
      name: language === 'fr' ? vessel.name_fr : vessel.name_en,
      name_en: vessel.name_en,
      name_fr: vessel.name_fr,
      region_id: vessel.region_id,
      applications: own.length,
      requested_days: sumRequestedDaysByMonth(
        year,
        own.map((row) => ({ window: windowOf(row, year), days: row.days })),
      ),
      available_days: months.map((month) => countAvailableDays(month, blocks)),
      scheduled_days: months.map(
        ({ start_date }) => missions.find(({ month }) => month === start_date)?.days ?? 0,
      ),
    };
  };
  return {
    fiscal_year_id: yearId,
    months: months.map(({ start_date }) => start_date.slice(0, 7)),
    vessels: vessels.map(ofVessel),
    statuses,
    regions: tally(asked, 'region_id').map(({ id, ...rest }) => ({ region_id: id, ...rest })),
    agencies: tally(asked, 'agency_id').map(({ id, ...rest }) => ({ agency_id: id, ...rest })),
  };
};
