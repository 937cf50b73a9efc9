import { z } from 'zod';
import { identifierInputSchema } from '../shared/identifiers.ts';
import { lineSchema, optionalLineSchema, optionalTextSchema } from './field-schemas.ts';
import { rowTextLimits } from './limits.ts';

export type Collaborator = {
  readonly id?: number;
  readonly organization: string;
  readonly primary_contact: string | null;
  readonly contribution: string | null;
  readonly ror?: string | null;
};

const limits = rowTextLimits.collaborator;

export const collaboratorSchema = z.object({
  organization: lineSchema(limits.organization).min(1),
  primary_contact: optionalLineSchema(limits.primary_contact).optional(),
  contribution: optionalTextSchema(limits.contribution).optional(),
  ror: identifierInputSchema('ror'),
});
