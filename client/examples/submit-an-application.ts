import { isProblem, type Schemas, type ShiptimeClient } from '../src/client.ts';

type Outcome =
  | { readonly submitted: Schemas['Application'] }
  | { readonly late: string }
  | { readonly missing: readonly { readonly field: string; readonly code: string }[] };

export const submitApplication = async (
  client: ShiptimeClient,
  fiscal_year_id: number,
  project_title: string,
): Promise<Outcome> => {
  const created = await client.post('/api/ship_time_requests', { body: { fiscal_year_id, project_title } });
  const { id, lock_version } = created.data;
  await client.patch('/api/ship_time_requests/{id}', {
    path: { id },
    ifMatch: lock_version,
    body: { operational_days: 12.5, min_science_berths: 8 },
  });
  try {
    const { data } = await client.post('/api/ship_time_requests/{id}/submit', { path: { id } });
    return { submitted: data };
  } catch (error) {
    if (isProblem(error, 'deadline_passed')) return { late: error.problem.message };
    if (isProblem(error, 'incomplete')) return { missing: error.problem.details ?? [] };
    throw error;
  }
};
