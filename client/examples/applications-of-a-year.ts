import type { Schemas, ShiptimeClient } from '../src/client.ts';

export type Line = Pick<Schemas['Application'], 'id' | 'project_title' | 'status_id' | 'updated_at'> & {
  readonly proponent: string;
};

/** For a nightly copy: every application of a fiscal year with its primary proponent. */
export const applicationsOfYear = async (client: ShiptimeClient, year: string): Promise<Line[]> => {
  const { data: years } = await client.get('/api/fiscal_years', {});
  const found = years.find(({ name }) => name === year);
  if (!found) throw new Error(`there is no fiscal year ${year}`);
  const lines: Line[] = [];
  const rows = client.every('/api/ship_time_requests', {
    query: { include: ['primaryProponent'], sort: ['id'], 'filter[fiscal_year_id]': [String(found.id)] },
  });
  for await (const { id, project_title, status_id, updated_at, primaryProponent } of rows) {
    const proponent = primaryProponent ? `${primaryProponent.first_name} ${primaryProponent.last_name}` : '';
    lines.push({ id, project_title, status_id, updated_at, proponent });
  }
  return lines;
};
