import { useEffect, useRef } from 'react';

type Table = { readonly current: HTMLTableElement | null };

const controls = '[data-field], [data-act]';

const nameOf = (control: HTMLElement): string =>
  control.dataset['field'] === undefined
    ? `[data-act="${control.dataset['act']}"]`
    : `[data-field="${control.dataset['field']}"]`;

const focusIn = (row: Element | undefined, name: string): void => {
  const control =
    row?.querySelector<HTMLElement>(`${name}:not(:disabled)`) ??
    row?.querySelector<HTMLElement>('[data-field]');
  control?.focus();
  if (control instanceof HTMLInputElement && control.dataset['field']) control.select();
};

const far = 10;

const distanceOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, rows: number): number | null => {
  const whole = ctrlKey || metaKey;
  const distances: Readonly<Record<string, number | null>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    Enter: shiftKey ? -1 : 1,
    PageUp: -far,
    PageDown: far,
    Home: whole ? -rows : null,
    End: whole ? rows : null,
  };
  return distances[key] ?? null;
};

type Events = {
  readonly step: (id: number, by: 1 | -1) => void;
  readonly choose: (id: number) => void;
  readonly selectAll: () => void;
  readonly readOnly: boolean;
};

type Place = { readonly id: number; readonly name: string };

const idOf = (row: HTMLElement): number => Number(row.dataset['station'] ?? Number.NaN);

const asksForAll = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  key.toLowerCase() === 'a' &&
  !(target instanceof HTMLInputElement && target.type !== 'checkbox');

const press = (
  event: KeyboardEvent,
  table: HTMLTableElement,
  stepFrom: (from: Place, by: 1 | -1) => void,
) => {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  const row = control?.closest('tr');
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  if (!control || !row || !rows.includes(row) || control.closest('[data-operations]')) return;
  const by = distanceOf(event, rows.length);
  const isOwn = event.key === 'Enter' && (control.dataset['act'] !== undefined || Number.isNaN(idOf(row)));
  if (by === null || isOwn) return;
  event.preventDefault();
  if (!event.altKey) {
    focusIn(rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + by))], nameOf(control));
  } else if (event.key.startsWith('Arrow') && idOf(row) > 0) {
    stepFrom({ id: idOf(row), name: nameOf(control) }, by as 1 | -1);
  }
};

/**
 * Roving tab index: one row is in the tab order; arrow keys move between rows. Returns a function that moves
 * the focus.
 */
export const useStationTableKeyboard = (table: Table, events: Events) => {
  const wanted = useRef<Place | null>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
    if (!wanted.current) return;
    const { id, name } = wanted.current;
    wanted.current = null;
    focusIn(table.current?.querySelector(`tr[data-station="${id}"]`) ?? undefined, name);
  });
  const stepFrom = useRef((from: Place, by: 1 | -1) => {
    if (latest.current.readOnly) return;
    wanted.current = from;
    latest.current.step(from.id, by);
  });
  useEffect(() => {
    const { current } = table;
    if (!current) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current.readOnly && asksForAll(event)) {
        event.preventDefault();
        latest.current.selectAll();
      } else press(event, current, stepFrom.current);
    };
    const onFocus = (event: FocusEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('tr[data-station]');
      if (row) latest.current.choose(idOf(row));
    };
    current.addEventListener('keydown', onKey);
    current.addEventListener('focusin', onFocus);
    return () => {
      current.removeEventListener('keydown', onKey);
      current.removeEventListener('focusin', onFocus);
    };
  }, [table]);
  return (id: number, by: 1 | -1): void => {
    const focused = document.activeElement?.closest<HTMLElement>(controls);
    stepFrom.current({ id, name: focused ? nameOf(focused) : '[data-act="up"]' }, by);
  };
};
