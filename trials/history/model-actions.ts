/** Mission ids are those the actor last saw. */
export type ModelAction = { readonly by: number } & (
  | { readonly kind: 'create'; readonly title: string }
  | { readonly kind: 'read' | 'remove' | 'copy' | 'submit' | 'accept'; readonly application: number }
  | { readonly kind: 'save'; readonly application: number; readonly text: string }
  | { readonly kind: 'put stations'; readonly application: number; readonly count: number }
  | { readonly kind: 'add station'; readonly application: number }
  | { readonly kind: 'add person' | 'remove person'; readonly application: number; readonly person: number }
  | { readonly kind: 'reject' | 'withdraw' | 'clarify' | 'respond'; readonly application: number }
  | { readonly kind: 'reassign'; readonly application: number; readonly vessel: number }
  | { readonly kind: 'place'; readonly mission: number; readonly start: number | null }
  | { readonly kind: 'resize'; readonly mission: number; readonly operational: number }
  | {
      readonly kind: 'add mission';
      readonly plan: number;
      readonly operational: number;
      readonly start: number | null;
    }
  | { readonly kind: 'delete mission'; readonly mission: number }
  | { readonly kind: 'move'; readonly mission: number; readonly vessel: number }
  | { readonly kind: 'split'; readonly mission: number; readonly operational: number }
  | { readonly kind: Step; readonly plan: number }
  | { readonly kind: 'version'; readonly plan: number }
);

export const steps = ['send_to_national', 'send_to_executive', 'set_final', 'return', 'reopen'] as const;
export type Step = (typeof steps)[number];
export type ActionKind = ModelAction['kind'];

export type Answer = { readonly status: number; readonly body: Body | null };
type Body = { readonly type?: string; readonly data?: { readonly id?: number } & Record<string, unknown> };

const dayMs = 86_400_000;

export const startOfQuarterDay = (quarter: number | null) =>
  quarter === null
    ? { start_date: null }
    : {
        start_date: new Date(Date.UTC(2000, 0, 1) + Math.floor(quarter / 4) * dayMs)
          .toISOString()
          .slice(0, 10),
        start_fraction: (quarter % 4) / 4,
      };

const stations = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `S${n}`, type: 'CTD', latitude: 44, longitude: -60 }));

type Asked = { readonly method: string; readonly path: string; readonly body?: unknown };
type Emails = (person: number) => string;

const ofApplication = (
  deed: Extract<ModelAction, { application: number }>,
  year: number,
  email: Emails,
): Asked => {
  const path = `/ship_time_requests/${deed.application}`;
  switch (deed.kind) {
    case 'read':
      return { method: 'GET', path };
    case 'remove':
      return { method: 'DELETE', path };
    case 'save':
      return { method: 'PATCH', path, body: { executive_summary: deed.text } };
    case 'copy':
      return { method: 'POST', path: `${path}/copy`, body: { fiscal_year_id: year } };
    case 'put stations':
      return { method: 'PUT', path: `${path}/stations`, body: { stations: stations(deed.count) } };
    case 'add station':
      return { method: 'POST', path: `${path}/stations`, body: stations(1)[0] };
    case 'add person':
      return { method: 'POST', path: `${path}/co_proponents`, body: { email: email(deed.person) } };
    case 'remove person':
      return { method: 'DELETE', path: `${path}/co_proponents/${deed.person}` };
    case 'clarify':
    case 'respond':
      return { method: 'POST', path: `${path}/${deed.kind}`, body: { details: 'Which winch?' } };
    case 'reassign':
      return { method: 'POST', path: `${path}/reassign`, body: { vessel_id: deed.vessel, reason: 'Refit' } };
    default:
      return { method: 'POST', path: `${path}/${deed.kind}`, body: { reason: 'No room this year' } };
  }
};

const ofMission = (deed: Extract<ModelAction, { mission: number }>): Asked => {
  const path = `/missions/${deed.mission}`;
  const days = 'operational' in deed ? { operational_days: deed.operational / 4 } : {};
  switch (deed.kind) {
    case 'place':
      return { method: 'PATCH', path, body: startOfQuarterDay(deed.start) };
    case 'resize':
      return { method: 'PATCH', path, body: days };
    case 'split':
      return { method: 'POST', path: `${path}/split`, body: days };
    case 'move':
      return { method: 'POST', path: `${path}/move`, body: { vessel_id: deed.vessel } };
    default:
      return { method: 'DELETE', path };
  }
};

const ofPlan = (deed: Extract<ModelAction, { plan: number }>): Asked => {
  const path = `/vessel_plans/${deed.plan}`;
  if (deed.kind === 'add mission') {
    const body = {
      title: 'Sea trials',
      operational_days: deed.operational / 4,
      ...startOfQuarterDay(deed.start),
    };
    return { method: 'POST', path: `${path}/missions`, body };
  }
  const where = deed.kind === 'version' ? 'versions' : deed.kind;
  const hasReason = ['version', 'return', 'reopen'].includes(deed.kind);
  return { method: 'POST', path: `${path}/${where}`, body: hasReason ? { reason: 'As agreed' } : {} };
};

export const toRequest = (deed: ModelAction, year: number, email: Emails): Asked => {
  if ('application' in deed) return ofApplication(deed, year, email);
  if ('mission' in deed) return ofMission(deed);
  if ('plan' in deed) return ofPlan(deed);
  return {
    method: 'POST',
    path: '/ship_time_requests',
    body: { fiscal_year_id: year, project_title: deed.title },
  };
};
