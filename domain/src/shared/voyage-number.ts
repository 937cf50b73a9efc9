import { z } from 'zod';

const voyageNumberForm = /^[A-Z0-9]{3}-\d{4}-\d{3}$/;
export const exampleVoyageNumber = 'TUL-2027-004';

export const isVoyageNumber = (text: string): boolean => voyageNumberForm.test(text);

export const voyageNumberSchema = z
  .string()
  .nullable()
  .meta({
    description: 'lasting number of the voyage, given when first published; null: never published',
    examples: [exampleVoyageNumber],
  });
