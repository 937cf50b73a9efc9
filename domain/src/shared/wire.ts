import { z } from 'zod';
import { refusalCodes } from './refusal-codes.ts';

/**
 * What the schemas of answers are made of (`<feature>/wire.ts`, record 0071). They stand once: the server answers with
 * them, `/openapi.json` describes them, and the types of the page are inferred from them.
 */
export const id = z.int().min(1);
export const maybeId = id.nullable();
export const ids = z.array(id);
export const count = z.int().min(0);
export const maybePeople = count.nullable().meta({ description: 'people' });
export const maybeAmount = count.nullable();
export const text = z.string();
export const maybeText = text.nullable();
export const yesNo = z.boolean();
export const instant = z.iso.datetime();
export const maybeInstant = instant.nullable();
export const day = z.iso.date();
export const maybeDay = day.nullable();
export const email = z.string().meta({ format: 'email' });

/** An answer in words, in the reader’s language. */
export const messageAnswer = z.object({ message: text });

/** In steps of a quarter. */
export const days = z.number().min(0).meta({ multipleOf: 0.25, description: 'days, in quarters' });
export const maybeDays = days.nullable();
export const fraction = z
  .literal([0, 0.25, 0.5, 0.75])
  .meta({ description: 'the part of the day that has passed' });

/** What every row has that can be edited. */
export const stamps = { lock_version: z.int().min(1), created_at: instant, updated_at: instant };

/** What the reader may do with a resource, by the rules that guard the action itself. */
export const canOf = <A extends string>(actions: Readonly<Record<A, true>>) =>
  z.object(
    Object.fromEntries(Object.keys(actions).map((action) => [action, yesNo])) as Record<A, typeof yesNo>,
  );

/** Why the reader may not do what `can` denies, by action. */
export const refusals = z.record(text, z.object({ code: z.enum(refusalCodes), message: text }));
export type Refusals = z.infer<typeof refusals>;

type Snake<S extends string> = S extends `${infer Head}${infer Rest}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Rest>}`
    : `_${Lowercase<Head>}${Snake<Rest>}`
  : S;

export const snake = <S extends string>(name: S): Snake<S> =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<S>;

type Brought<R extends z.ZodRawShape> = { [K in keyof R]: z.ZodOptional<R[K]> } & {
  [K in keyof R as Snake<K & string>]: z.ZodOptional<R[K]>;
};

/** Relations: there when `include` asked for them, under the name asked for and in snake_case (docs/contract.md 1, "Keys"). */
export const brought = <R extends z.ZodRawShape>(relations: R): Brought<R> =>
  Object.fromEntries(
    Object.entries(relations).flatMap(([name, type]) => {
      const optional = z.optional(type);
      return [
        [name, optional],
        [snake(name), optional],
      ];
    }),
  ) as Brought<R>;

export const pageLinks = z
  .object({ first: z.url(), last: z.url(), prev: z.url().nullable(), next: z.url().nullable() })
  .meta({ id: 'PageLinks' });

/** Without `page` and `limit` a list that was cut says its `total` alone. */
export const pageMeta = z
  .object({
    current_page: z.int().min(1).optional(),
    from: z.int().min(1).nullable().optional(),
    last_page: z.int().min(1).optional(),
    path: z.url().optional(),
    per_page: z.int().min(1).max(200).optional(),
    to: z.int().min(1).nullable().optional(),
    total: count,
  })
  .meta({ id: 'PageMeta' });

/** What a collection can be asked (docs/contract.md 3): names that the server answers to and the page asks with. */
export type Askable = {
  readonly resource: string;
  readonly includes: readonly string[];
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  readonly appends?: readonly string[];
};
