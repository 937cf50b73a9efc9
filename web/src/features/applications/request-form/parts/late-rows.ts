import type { ApplicationEditor } from '#features/applications/autosave/application-editor.ts';
import { openTabStore, type TabStore } from '#lib/saving/tab-store.ts';
import type { PartName } from './part-api.ts';

export type LateRow = {
  readonly part: Exclude<PartName, 'stations' | 'co_proponents'>;
  readonly id: number | null;
  readonly values: Readonly<Record<string, unknown>>;
};

const none: readonly LateRow[] = [];

export class LateRows {
  #rows: readonly LateRow[];
  readonly #store: TabStore<readonly LateRow[]>;
  readonly #listeners = new Set<() => void>();

  constructor(store: TabStore<readonly LateRow[]>) {
    this.#store = store;
    this.#rows = store.read() ?? none;
  }

  readonly rows = (): readonly LateRow[] => this.#rows;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(row: LateRow): void {
    const others = this.#rows.filter(({ part, id }) => row.id === null || part !== row.part || id !== row.id);
    this.#become([...others, row]);
  }

  keepOnly(rows: readonly LateRow[]): void {
    this.#become(rows);
  }

  #become(rows: readonly LateRow[]): void {
    this.#rows = rows;
    if (rows.length > 0) this.#store.write(rows);
    else this.#store.clear();
    for (const listener of this.#listeners) listener();
  }
}

const ofEditor = new WeakMap<ApplicationEditor, Promise<LateRows>>();

const open = async (editor: ApplicationEditor, userId: number): Promise<LateRows> =>
  new LateRows(
    await openTabStore<readonly LateRow[]>(`shiptime.rows.${userId}.${editor.application().id}.`, (left) =>
      left.flat(),
    ),
  );

export const lateRowsOf = (editor: ApplicationEditor, userId: number): Promise<LateRows> => {
  const known = ofEditor.get(editor) ?? open(editor, userId);
  ofEditor.set(editor, known);
  return known;
};
