import { choiceField, textField } from './field.ts';

export const fields = {
  executive_summary: textField(1000, { required: true, exported: true, lines: 6 }),
  impact_statement: textField(2000, { required: true, exported: true, lines: 8 }),
  mission_objectives: textField(2000, { required: true, exported: true, lines: 8 }),
  project_type_id: choiceField('project_types', { required: true, exported: true }),
  project_type_note: textField(1000, { lines: 3 }),
  thematic_area_id: choiceField('thematic_areas', { required: true, exported: true }),
};

export const layout = [null] as const;

export const findProblems = () => [];
