import { identified } from '#lib/api-client.ts';
import { uniqueKey } from '#lib/unique-key.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
};

export type Told = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
};

const longest = 20_000;

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const bodyOf = async (answer: Response): Promise<string> => {
  const type = answer.headers.get('content-type') ?? '';
  if (!/json|text|xml/.test(type)) return type === '' ? '' : `${type}, ${(await answer.blob()).size} B`;
  const text = pretty(await answer.text());
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text;
};

/** Asks this very portal, as whoever is signed in here: whatever it answers is told as it came. */
export const ask = async ({ method, path, body }: Asked): Promise<Told> => {
  const { headers, answered } = identified(path, uniqueKey());
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (method !== 'POST') headers.delete('Idempotency-Key');
  const answer = await fetch(path, { method, headers, ...(body !== undefined && { body }) });
  answered(answer.status);
  return {
    status: answer.status,
    headers: [...answer.headers].map(([name, value]) => `${name}: ${value}`).toSorted(),
    body: await bodyOf(answer),
  };
};

/** With what was filled in: a path without holes, and what is asked of it. */
export const filled = (path: string, parts: Readonly<Record<string, string>>, query: string): string => {
  const whole = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const asked = query.trim().replace(/^\?/, '');
  return asked === '' ? whole : `${whole}?${asked}`;
};
