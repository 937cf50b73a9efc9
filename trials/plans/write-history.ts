import type { Answer, Row } from './record-answers.ts';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'lock_version' in value && 'operational_days' in value;

const rowsIn = ({ json }: Answer): readonly Row[] => {
  const data = json?.data;
  const list = Array.isArray(data) ? data : [data];
  const inPlan = list.flatMap((each) => (each as { missions?: unknown[] } | null)?.missions ?? []);
  return [...list, ...inPlan, json?.meta?.first].filter(isRow);
};

export type Write = {
  readonly by: string;
  readonly at: number;
  readonly mission: number;
  readonly from: number;
  readonly row: Row;
  readonly isCommand: boolean;
};

export const isWrite = ({ method, status }: Answer) => method !== 'GET' && status >= 200 && status < 300;

const writesIn = (answer: Answer): readonly Write[] => {
  if (!isWrite(answer)) return [];
  const { by, at, path } = answer;
  const isCommand = !path.endsWith('/batch');
  return rowsIn(answer).map((row) => ({
    by,
    at,
    mission: row.id,
    from: row.lock_version - 1,
    row,
    isCommand,
  }));
};

export class WriteHistory {
  readonly writes: readonly Write[];
  readonly #heard: readonly Answer[];
  readonly #rows = new Map<string, Row>();

  constructor(heard: readonly Answer[]) {
    this.#heard = heard;
    this.writes = heard.flatMap(writesIn).toSorted((a, b) => a.mission - b.mission || a.from - b.from);
    for (const row of heard.flatMap(rowsIn)) this.#rows.set(`${row.id}:${row.lock_version}`, row);
  }

  rowBefore({ mission, from }: Write): Row | undefined {
    return this.#rows.get(`${mission}:${from}`);
  }

  before(write: Write): readonly Write[] {
    return this.writes
      .slice(0, this.writes.indexOf(write))
      .filter(({ mission }) => mission === write.mission);
  }

  seenAt(by: string, id: number, version: number): number {
    const times = this.#heard
      .filter((each) => each.by === by)
      .filter((each) => rowsIn(each).some((row) => row.id === id && row.lock_version >= version))
      .map(({ at }) => at);
    return Math.min(...times, Number.POSITIVE_INFINITY);
  }

  knownAt(by: string, id: number, at: number): Row | undefined {
    return this.#heard
      .filter((each) => each.by === by && each.at <= at)
      .flatMap(rowsIn)
      .filter((row) => row.id === id)
      .toSorted((a, b) => b.lock_version - a.lock_version)[0];
  }

  gone(): ReadonlySet<number> {
    const gone = new Set<number>();
    for (const each of this.#heard.filter(isWrite).toSorted((a, b) => a.at - b.at)) {
      const id = Number(/missions\/(\d+)/.exec(each.path)?.[1]);
      const kept = rowsIn(each)[0]?.id;
      if (each.method === 'DELETE') gone.add(id);
      else if (each.path.endsWith('/take_back')) gone.delete(id);
      else if (each.path.endsWith('/join'))
        for (const one of [id, Number(each.body?.['with'])]) if (one !== kept) gone.add(one);
    }
    return gone;
  }
}
