import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registerResponseCheck } from './response-check.ts';

const textual = (value: unknown): value is string => typeof value === 'string';

const coerceTo = (expected: string, text: string): unknown => {
  if ((expected === 'number' || expected === 'int') && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text);
  }
  if (expected === 'boolean') {
    if (text === 'true' || text === '1' || text === 'on') return true;
    if (text === 'false' || text === '0') return false;
  }
  if (expected === 'array') return [text];
  return text;
};

const setAt = (root: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): void => {
  let holder = root as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) {
    if (holder === null || typeof holder !== 'object') return;
    holder = holder[key] as Record<PropertyKey, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined && holder !== null && typeof holder === 'object')
    holder[last] = change(holder[last]);
};

const expectations = (issue: z.core.$ZodIssue): { path: PropertyKey[]; expected: string }[] => {
  if (issue.code === 'invalid_type') return [{ path: issue.path, expected: issue.expected }];
  if (issue.code === 'invalid_union') {
    return issue.errors
      .flat()
      .flatMap(expectations)
      .map(({ path, expected }) => ({ path: [...issue.path, ...path], expected }));
  }
  return [];
};

const coercionRounds = 4;

const coerceForm = (schema: z.ZodType, body: unknown): void => {
  for (let round = 0; round < coercionRounds; round += 1) {
    const result = schema.safeParse(body);
    if (result.success) return;
    for (const { path, expected } of result.error.issues.flatMap(expectations)) {
      setAt(body, path, (value) => (textual(value) ? coerceTo(expected, value) : value));
    }
  }
};

const validated = (schema: z.ZodType, data: unknown) => {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return { value: result.data };
  const error = Object.assign(new Error('invalid'), {
    statusCode: 422,
    validation: result.error.issues.map((issue) => ({ params: { issue } })),
  });
  return { error };
};

export const registerValidation = (app: FastifyInstance, checkAnswers: boolean): void => {
  app.setValidatorCompiler<z.ZodType>(
    ({ schema }) =>
      (data: unknown) =>
        validated(schema, data) as never,
  );
  app.setSerializerCompiler(() => JSON.stringify);
  if (checkAnswers) registerResponseCheck(app);
};

export const registerFormCoercion = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const schema = request.routeOptions.schema?.body as z.ZodType | undefined;
    if (request.fromForm && schema) coerceForm(schema, request.body);
  });
};
