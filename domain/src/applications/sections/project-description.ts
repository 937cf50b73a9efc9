import { choice, text } from './field.ts';

export const fields = {
  executive_summary: text(1000, { required: true, exported: true, lines: 6 }),
  impact_statement: text(2000, { required: true, exported: true, lines: 8 }),
  mission_objectives: text(2000, { required: true, exported: true, lines: 8 }),
  project_type_id: choice('project_types', { required: true, exported: true }),
  project_type_note: text(1000, { lines: 3 }),
  thematic_area_id: choice('thematic_areas', { required: true, exported: true }),
};

export const layout = [null] as const;

export const rules = () => [];
