import { z } from 'zod';
import { fullLine, line, text } from './fields.ts';
import { rowTextLimits } from './limits.ts';

export type Collaborator = {
  readonly id?: number;
  readonly organization: string;
  readonly primary_contact: string | null;
  readonly contribution: string | null;
};

const limits = rowTextLimits.collaborator;

export const collaboratorSchema = z.object({
  organization: fullLine(limits.organization).min(1),
  primary_contact: line(limits.primary_contact).optional(),
  contribution: text(limits.contribution).optional(),
});
