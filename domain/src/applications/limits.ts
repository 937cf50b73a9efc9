/** Maximum lengths in visible characters. */

export const rowTextLimits = {
  station: { name: 250, type: 250 },
  operation: { kind: 250, gear: 250 },
  funding_source: { organization: 250, grant_number: 100 },
  collaborator: { organization: 250, primary_contact: 250, contribution: 1000 },
  area_of_consideration: { name: 250, info_url: 2000 },
  attachment: { name: 200, description: 500 },
} as const;

export const reasonLimit = 2000;

export const operationLimits = { operations: 20, hours: 1000, repeats: 50 } as const;

export const attachmentLimits = {
  bytes: 20 * 1024 * 1024,
  count: 30,
  bytesOfPerson: 200 * 1024 * 1024,
  /** Width times height. Limited because a viewer decompresses the whole picture into memory. */
  pixels: 150_000_000,
} as const;
