import { z } from 'zod';
import type { Head } from './ledger.ts';

const heading = 'day,position,hash';
const head = z.object({
  day: z.iso.date(),
  position: z.coerce.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Heads as they are kept elsewhere: `day,position,hash`, one line each, oldest first. */
export const writeHeads = (heads: readonly Head[]): string =>
  [heading, ...heads.toReversed().map(({ day, position, hash }) => `${day},${position},${hash}`), ''].join(
    '\n',
  );

/** Null: the text is no file of heads. */
export const readHeads = (text: string): Head[] | null => {
  const [first, ...lines] = text.trim().split(/\r?\n/);
  if (first?.trim() !== heading) return null;
  const read = lines.map((line) => {
    const [day, position, hash] = line.trim().split(',');
    return head.safeParse({ day, position, hash });
  });
  return read.every(({ success }) => success) ? read.map(({ data }) => data!) : null;
};
