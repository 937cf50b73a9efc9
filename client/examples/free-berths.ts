import type { ShiptimeClient } from '../src/client.ts';

export type FreeBerths = {
  readonly vessel: string;
  readonly mission: string;
  readonly from: string;
  readonly berths: number;
};

/** Of the newest published schedule of a year: where there is room for somebody else, most of it first. */
export const freeBerths = async (client: ShiptimeClient, fiscal_year: string): Promise<FreeBerths[]> => {
  const { data } = await client.get('/api/open/schedules/{fiscal_year}/versions/{version}.json', {
    path: { fiscal_year, version: 'latest' },
  });
  return data.vessels
    .flatMap(({ name_en, missions }) =>
      missions.flatMap(({ title, start_date, spare_berths }) =>
        spare_berths === null || spare_berths <= 0
          ? []
          : [{ vessel: name_en, mission: title, from: start_date, berths: spare_berths }],
      ),
    )
    .sort((a, b) => b.berths - a.berths);
};
