/** The longest texts, in characters as people see them. */
export const textLimits = {
  project_title: 250,
  responsible_manager_name: 250,
  responsible_manager_email: 254,
  future_missions_note: 1000,
  executive_summary: 1000,
  impact_statement: 2000,
  mission_objectives: 2000,
  project_type_note: 1000,
  vessel_preference_justification: 500,
  equipment_requirements: 2000,
  scheduling_constraints: 500,
  indigenous_territories: 1000,
  other_special_considerations: 1000,
} as const;

/** Of the rows that belong to an application. */
export const rowTextLimits = {
  station: { name: 250, type: 250 },
  funding_source: { organization: 250 },
  collaborator: { organization: 250, primary_contact: 250, contribution: 1000 },
  area_of_consideration: { name: 250, info_url: 2000 },
} as const;

/** Of what is said with a decision, and of each message of the clarification thread. */
export const reasonLimit = 2000;
