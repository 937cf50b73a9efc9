import recorded from './examples.json' with { type: 'json' };
import type { Operation } from './spec.ts';

type Example = { readonly status: number; readonly body?: unknown; readonly answer: unknown };
type Content = NonNullable<Operation['requestBody']>['content'];

/** What was really asked and answered once, in a test (`npm run api:answers`, record 0111). */
const examples: Readonly<Record<string, Example>> = recorded;

/** The same under an older address, or by PUT, is answered alike. */
const exampleAt = (method: string, path: string): Example | undefined =>
  examples[`${method} ${path}`] ??
  examples[`${method} ${path.replaceAll('-', '_')}`] ??
  (method === 'PUT' ? examples[`PATCH ${path}`] : undefined);

export const answerExample = (method: string, path: string, status: string): unknown => {
  const example = exampleAt(method, path);
  return String(example?.status) === status ? example?.answer : undefined;
};

export const bodyExample = (method: string, path: string): unknown => exampleAt(method, path)?.body;

/** Beside the schema of what is JSON. */
export const withExample = (content: Content, example: unknown): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      type === 'application/json' && example !== undefined ? { ...media, example } : media,
    ]),
  );
