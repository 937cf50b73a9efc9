/** The greatest lengths of texts beside the fields of the form, in characters as people see them. */

/** Of the rows that belong to an application. */
export const rowTextLimits = {
  station: { name: 250, type: 250 },
  funding_source: { organization: 250 },
  collaborator: { organization: 250, primary_contact: 250, contribution: 1000 },
  area_of_consideration: { name: 250, info_url: 2000 },
  attachment: { name: 200, description: 500 },
} as const;

/** Of what is said with a decision, and of each message of the clarification thread. */
export const reasonLimit = 2000;
