import { type RawBuilder, sql } from 'kysely';
import type { Language } from '@shiptime/domain/shared/text';

/** An application with the names of everything that it refers to, in one language. */
export type ExportedRow = {
  readonly id: number;
  readonly status: string;
  readonly status_color: string;
  readonly project_title: string | null;
  readonly fiscal_year: string;
  readonly proponent: string;
  readonly email: string;
  readonly affiliation: string | null;
  readonly co_proponents: string | null;
  readonly agency: string | null;
  readonly responsible_manager_name: string | null;
  readonly responsible_manager_email: string | null;
  readonly multi_year: boolean | null;
  readonly vessel: string | null;
  readonly region: string | null;
  readonly vessel_preference_1: string | null;
  readonly vessel_preference_2: string | null;
  readonly vessel_preference_justification: string | null;
  readonly min_science_berths: number | null;
  readonly ideal_science_berths: number | null;
  readonly helicopter_required: boolean | null;
  readonly equipment_requirements: string | null;
  readonly project_type: string | null;
  readonly thematic_area: string | null;
  readonly operational_days: number | null;
  readonly operating_hours: number | null;
  readonly operational_window_start: string | null;
  readonly operational_window_end: string | null;
  readonly preferred_start_window_start: string | null;
  readonly preferred_start_window_end: string | null;
  readonly mobilization_days: number | null;
  readonly demobilization_days: number | null;
  readonly mobilization_port: string | null;
  readonly demobilization_port: string | null;
  readonly scheduling_constraints: string | null;
  readonly project_areas: string | null;
  readonly coastal_states: string | null;
  readonly marine_protected_areas: string | null;
  readonly stations: number;
  readonly collaborators: string | null;
  readonly funding: string | null;
  readonly funding_total: number | null;
  readonly executive_summary: string | null;
  readonly impact_statement: string | null;
  readonly mission_objectives: string | null;
  readonly submitted_at: string | null;
  readonly updated_at: string;
};

const plain = [
  'id',
  'project_title',
  'responsible_manager_name',
  'responsible_manager_email',
  'multi_year',
  'vessel_preference_justification',
  'min_science_berths',
  'ideal_science_berths',
  'helicopter_required',
  'equipment_requirements',
  'operational_days',
  'operational_window_start',
  'operational_window_end',
  'preferred_start_window_start',
  'preferred_start_window_end',
  'mobilization_days',
  'demobilization_days',
  'scheduling_constraints',
  'executive_summary',
  'impact_statement',
  'mission_objectives',
  'submitted_at',
  'updated_at',
];

const chosen = (list: string, column: string, name: string): string =>
  `(select string_agg(l.${name}, '; ' order by l.position, l.id) from ship_time_request_${list} c
    join ${list} l on l.id = c.${column} where c.ship_time_request_id = r.id) as ${list}`;

const columnsIn = (name: string): string =>
  [
    ...plain.map((column) => `r.${column}`),
    `s.${name} as status`,
    's.color_hex as status_color',
    'y.name as fiscal_year',
    `u.first_name || ' ' || u.last_name as proponent`,
    'u.email',
    'u.affiliation',
    `(select string_agg(p.first_name || ' ' || p.last_name, '; ' order by c.slot) from co_proponents c
      join users p on p.id = c.user_id where c.ship_time_request_id = r.id) as co_proponents`,
    `a.${name} as agency`,
    `v.${name} as vessel`,
    `g.${name} as region`,
    `v1.${name} as vessel_preference_1`,
    `v2.${name} as vessel_preference_2`,
    `t.${name} as project_type`,
    `h.${name} as thematic_area`,
    'o.hours as operating_hours',
    `m.${name} as mobilization_port`,
    `d.${name} as demobilization_port`,
    chosen('project_areas', 'project_area_id', name),
    chosen('coastal_states', 'coastal_state_id', name),
    chosen('marine_protected_areas', 'marine_protected_area_id', name),
    '(select count(*) from stations c where c.ship_time_request_id = r.id)::int as stations',
    `(select string_agg(c.organization, '; ' order by c.id) from collaborators c
      where c.ship_time_request_id = r.id) as collaborators`,
    `(select string_agg(c.organization, '; ' order by c.id) from funding_sources c
      where c.ship_time_request_id = r.id) as funding`,
    '(select sum(c.amount) from funding_sources c where c.ship_time_request_id = r.id) as funding_total',
  ].join(', ');

const columns = {
  en: sql.raw<ExportedRow>(columnsIn('name_en')),
  fr: sql.raw<ExportedRow>(columnsIn('name_fr')),
};

export const exportedColumns = (language: Language): RawBuilder<ExportedRow> => columns[language];

export const exportedSource: RawBuilder<unknown> = sql.raw(`ship_time_requests r
  join request_statuses s on s.id = r.status_id
  join fiscal_years y on y.id = r.fiscal_year_id
  join users u on u.id = r.user_id
  left join agencies a on a.id = r.agency_id
  left join vessels v on v.id = r.vessel_id
  left join regions g on g.id = v.region_id
  left join vessels v1 on v1.id = r.vessel_preference_1_id
  left join vessels v2 on v2.id = r.vessel_preference_2_id
  left join project_types t on t.id = r.project_type_id
  left join thematic_areas h on h.id = r.thematic_area_id
  left join operating_hours o on o.id = r.operating_hours_id
  left join ports m on m.id = r.mobilization_port_id
  left join ports d on d.id = r.demobilization_port_id`);
