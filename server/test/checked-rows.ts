import type { KyselyPlugin, RootOperationNode } from 'kysely';

export type DeclaredColumn = {
  readonly kinds: readonly string[];
  readonly words: readonly string[] | null;
  readonly mayBeAbsent: boolean;
};
export type DeclaredRow = {
  readonly at: string;
  readonly columns: Readonly<Record<string, DeclaredColumn>>;
};
export type DeclaredRows = Readonly<Record<string, readonly DeclaredRow[]>>;

export const statementKeyOf = (fragments: readonly string[]): string => fragments.join('\u0000');

const problemOf = (row: Readonly<Record<string, unknown>>, { columns }: DeclaredRow): string | null => {
  for (const [name, { kinds, words, mayBeAbsent }] of Object.entries(columns)) {
    const value = row[name];
    const kind = value === null || value === undefined ? 'null' : typeof value;
    if (!(name in row)) {
      if (!mayBeAbsent) return `${name} is declared, and no column`;
    } else if (!kinds.includes(kind)) return `${name} is ${kind}, declared as ${kinds.join(' or ')}`;
    else if (words && kind === 'string' && !words.includes(value as string))
      return `${name} is "${String(value)}", declared as one of ${words.join(', ')}`;
  }
  return null;
};

const misfit = (
  rows: readonly Readonly<Record<string, unknown>>[],
  declared: readonly DeclaredRow[],
): string | null => {
  for (const row of rows) {
    const problems = declared.map((each) => problemOf(row, each));
    if (problems.every((problem) => problem !== null)) return `${declared[0]!.at}: ${problems[0]}`;
  }
  return null;
};

const fragmentsOf = (node: RootOperationNode): readonly string[] | null =>
  node.kind === 'RawNode' ? node.sqlFragments : null;

/** Compares each row that a test reads with the type declared in `sql<Row>`; TypeScript cannot. */
export class CheckedRows implements KyselyPlugin {
  readonly #declared: DeclaredRows;
  readonly #asked = new WeakMap<object, readonly DeclaredRow[]>();

  constructor(declared: DeclaredRows) {
    this.#declared = declared;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ queryId, node }) => {
    const fragments = fragmentsOf(node);
    const declared = fragments && this.#declared[statementKeyOf(fragments)];
    if (declared) this.#asked.set(queryId, declared);
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ queryId, result }) => {
    const declared = this.#asked.get(queryId);
    const problem = declared && misfit(result.rows, declared);
    if (problem) throw new TypeError(`A row is not as declared. ${problem}`);
    return result;
  };
}
