import type { Outcome } from './press.ts';

const statusWords = (outcome: Outcome): string =>
  outcome.status < 400 ? '2xx' : `${outcome.status} ${outcome.type ?? '(no type)'}`;

/** Of an operation what the last person was answered, who was allowed more than those before. */
const lastOf = (outcomes: readonly Outcome[]): readonly Outcome[] => [
  ...new Map(outcomes.map((each) => [`${each.language} ${each.method} ${each.path}`, each])).values(),
];

const isBad = ({ status, isNamed }: Outcome): boolean => status === 0 || status >= 500 || !isNamed;

/** How many ended how in each language, and what must not be. */
export const summary = (outcomes: readonly Outcome[]): { lines: string[]; failed: boolean } => {
  const bad = outcomes.filter(isBad);
  const lines: string[] = [];
  for (const language of ['en', 'fr'] as const) {
    const last = lastOf(outcomes.filter((each) => each.language === language));
    if (last.length === 0) continue;
    const counts = new Map<string, number>();
    for (const each of last) counts.set(statusWords(each), (counts.get(statusWords(each)) ?? 0) + 1);
    lines.push(`${language}: ${last.length} operations`);
    for (const [words, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
      lines.push(`  ${String(count).padStart(4)} ${words}`);
  }
  for (const { language, method, path, status, type, message } of bad)
    lines.push(`BAD ${language} ${method} ${path}: ${status} ${type ?? ''} ${message ?? ''}`);
  return { lines, failed: bad.length > 0 };
};
