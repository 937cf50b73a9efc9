import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type ErrorBody } from '#lib/api-error.ts';
import { useLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/language.ts';

/** As much of OpenAPI 3.1 as the portal’s own description is made of. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly 'x-unit'?: string;
};

type Example = { readonly value?: unknown; readonly summary?: string; readonly $ref?: string };
export type Media = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
};
export type Answer = {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security?: readonly unknown[];
  readonly 'x-resource': string;
  /** Of each status the types that come with it. */
  readonly 'x-error-types'?: Readonly<Record<string, readonly string[]>>;
};
export type Resource = {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  readonly schema?: string;
};
export type Description = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer>>;
    readonly examples?: Readonly<Record<string, Example>>;
  };
  readonly 'x-resources': readonly Resource[];
  /** The closed list of types of errors, each with the statuses that it comes with. */
  readonly 'x-errors'?: readonly { readonly type: string; readonly statuses: readonly number[] }[];
};

/** The description of the interface as the portal gives it to programs: whatever the pages tell of it comes from there. */
const descriptionQuery = (language: Language) =>
  queryOptions({
    queryKey: ['interface', language] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Description> => {
      const answer = await fetch(`/openapi.json?lang=${language}`, { signal }).catch(() => {
        throw new ApiError(0);
      });
      const body: unknown = await answer.json().catch(() => ({}));
      if (!answer.ok) throw new ApiError(answer.status, body as ErrorBody);
      return body as Description;
    },
  });

export const useDescription = () => useQuery(descriptionQuery(useLanguage()));
