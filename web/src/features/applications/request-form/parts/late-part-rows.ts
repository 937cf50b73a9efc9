import type { ResourceEditor } from '#features/applications/autosave/resource-editor.ts';
import { openTabStore, type TabStore } from '#lib/saving/tab-store.ts';
import type { FormPartName } from './part-api.ts';

export type StrandedPartRow = {
  readonly part: Exclude<FormPartName, 'stations' | 'co_proponents'>;
  readonly id: number | null;
  readonly values: Readonly<Record<string, unknown>>;
};

const none: readonly StrandedPartRow[] = [];

export class LatePartRowStore {
  #rows: readonly StrandedPartRow[];
  readonly #store: TabStore<readonly StrandedPartRow[]>;
  readonly #listeners = new Set<() => void>();

  constructor(store: TabStore<readonly StrandedPartRow[]>) {
    this.#store = store;
    this.#rows = store.read() ?? none;
  }

  readonly rows = (): readonly StrandedPartRow[] => this.#rows;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(row: StrandedPartRow): void {
    const others = this.#rows.filter(({ part, id }) => row.id === null || part !== row.part || id !== row.id);
    this.#become([...others, row]);
  }

  keepOnly(rows: readonly StrandedPartRow[]): void {
    this.#become(rows);
  }

  #become(rows: readonly StrandedPartRow[]): void {
    this.#rows = rows;
    if (rows.length > 0) this.#store.write(rows);
    else this.#store.clear();
    for (const listener of this.#listeners) listener();
  }
}

const ofEditor = new WeakMap<ResourceEditor, Promise<LatePartRowStore>>();

const open = async (editor: ResourceEditor, userId: number): Promise<LatePartRowStore> =>
  new LatePartRowStore(
    await openTabStore<readonly StrandedPartRow[]>(
      `shiptime.rows.${userId}.${editor.application().id}.`,
      (left) => left.flat(),
    ),
  );

export const openLatePartRowStore = (editor: ResourceEditor, userId: number): Promise<LatePartRowStore> => {
  const known = ofEditor.get(editor) ?? open(editor, userId);
  ofEditor.set(editor, known);
  return known;
};
