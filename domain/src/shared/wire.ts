import { z } from 'zod';
import { refusalCodes } from './refusal-codes.ts';

/** The server's responses, `/openapi.json` and the web app's types are derived from these schemas. */
export const id = z.int().min(1);
export const nullableId = id.nullable();
export const ids = z.array(id);
export const count = z.int().min(0);
export const nullableHeadcount = count.nullable().meta({ description: 'people' });
export const nullableCount = count.nullable();
export const text = z.string();
export const nullableText = text.nullable();
export const yesNo = z.boolean();
export const instant = z.iso.datetime();
export const nullableInstant = instant.nullable();
export const day = z.iso.date();
export const nullableDay = day.nullable();
export const email = z.string().meta({ format: 'email' });

export const messageResponseSchema = z.object({ message: text });

export const days = z.number().min(0).meta({ multipleOf: 0.25, description: 'days, in steps of 0.25' });
export const nullableDays = days.nullable();
export const fraction = z
  .literal([0, 0.25, 0.5, 0.75])
  .meta({ description: 'start time as a fraction of the day: 0, 0.25, 0.5 or 0.75' });

export const versionAndTimestampShape = {
  lock_version: z.int().min(1),
  created_at: instant,
  updated_at: instant,
};

export const permissionFlagsSchema = <A extends string>(actions: Readonly<Record<A, true>>) =>
  z.object(
    Object.fromEntries(Object.keys(actions).map((action) => [action, yesNo])) as Record<A, typeof yesNo>,
  );

export const refusalsSchema = z.record(text, z.object({ code: z.enum(refusalCodes), message: text }));
export type Refusals = z.infer<typeof refusalsSchema>;

type Snake<S extends string> = S extends `${infer Head}${infer Rest}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Rest>}`
    : `_${Lowercase<Head>}${Snake<Rest>}`
  : S;

export const toSnakeCase = <S extends string>(name: S): Snake<S> =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<S>;

type Brought<R extends z.ZodRawShape> = { [K in keyof R]: z.ZodOptional<R[K]> } & {
  [K in keyof R as Snake<K & string>]: z.ZodOptional<R[K]>;
};

/**
 * Fields that are present if the caller requests them with `include`, by that name and in snake_case
 * (docs/contract.md 1, "Keys").
 */
export const relationShape = <R extends z.ZodRawShape>(relations: R): Brought<R> =>
  Object.fromEntries(
    Object.entries(relations).flatMap(([name, type]) => {
      const optional = z.optional(type);
      return [
        [name, optional],
        [toSnakeCase(name), optional],
      ];
    }),
  ) as Brought<R>;

export const pageLinksSchema = z
  .object({ first: z.url(), last: z.url(), prev: z.url().nullable(), next: z.url().nullable() })
  .meta({ id: 'PageLinks' });

/** Without `page` and `limit`, a truncated list reports only `total`. */
export const pageMetaSchema = z
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

export type CollectionQueryOptions = {
  readonly resource: string;
  readonly includes: readonly string[];
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  readonly appends?: readonly string[];
};
