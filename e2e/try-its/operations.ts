import type { Portal } from '../portal.ts';

export type WritingOperation = {
  readonly id: string;
  readonly summary: string;
  readonly resource: string;
  readonly method: string;
  readonly path: string;
  /** Of each status the types that the page names. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
};

type Described = {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-resource': string;
  readonly 'x-error-types'?: Readonly<Record<string, readonly string[]>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
};
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

const isForFiles = ({ requestBody }: Described): boolean =>
  requestBody !== undefined && !('application/json' in requestBody.content);

const schemasOf = (body: Described['requestBody']): string =>
  JSON.stringify(Object.values(body?.content ?? {}).map(({ schema }) => schema));

/** PUT is told with PATCH where both take the same. */
const isSame = ({ requestBody }: Described, patch: Described | undefined): boolean =>
  patch !== undefined && schemasOf(requestBody) === schemasOf(patch.requestBody);

const writing = ['post', 'patch', 'put', 'delete'];

/** What ends the session of whoever presses comes last, what takes rows away just before it. */
const rankOf = ({ method, path }: WritingOperation): number =>
  Number(method === 'DELETE') + 2 * Number(/\/auth\/|password|\/sessions/.test(path));

/** What the page has a “Try it here” for, apart from what only reads: as the page lists it, PATCH for PUT. */
export const writingOperations = async (portal: Portal, only?: string): Promise<WritingOperation[]> => {
  const answer = await fetch(`${portal.url}/openapi.json`);
  const { paths } = (await answer.json()) as Description;
  const found = Object.entries(paths).flatMap(([path, item]) =>
    writing.flatMap((method): WritingOperation[] => {
      const operation = item[method];
      if (
        !operation ||
        (method === 'put' && isSame(operation, item['patch'])) ||
        operation.operationId.endsWith('Hyphenated') ||
        isForFiles(operation)
      )
        return [];
      return [
        {
          id: operation.operationId,
          summary: operation.summary,
          resource: operation['x-resource'],
          method: method.toUpperCase(),
          path,
          errors: operation['x-error-types'] ?? {},
        },
      ];
    }),
  );
  return found.filter(({ resource }) => !only || resource === only).toSorted((a, b) => rankOf(a) - rankOf(b));
};
