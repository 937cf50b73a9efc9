import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Warning } from '@shiptime/domain/applications/warnings';
import type { StationRow } from './station-edits.ts';
import { type LineActions, StationLine } from './station-line.tsx';
import styles from './stations.module.css';

type Props = {
  readonly rows: readonly StationRow[];
  readonly legs: readonly number[];
  readonly warnings: readonly Warning[];
  /** What the map says of a row, a line for each hint. */
  readonly hintsOf: (row: StationRow) => string;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly chosen: number | null;
  readonly readOnly: boolean;
  readonly on: Omit<LineActions, 'select'>;
};

/** From one ticked row to another with Shift, as in a list of files. */
const between = (rows: readonly StationRow[], from: number | null, to: number): readonly number[] => {
  const [a, b] = [from, to].map((id) => rows.findIndex((row) => row.id === id)) as [number, number];
  return a < 0 ? [to] : rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
};

const codesByRow = (warnings: readonly Warning[]): ReadonlyMap<number, string> => {
  const codes = new Map<number, string>();
  for (const { field, code } of warnings) {
    const [part, row] = field.split('.');
    if (part !== 'stations' || row === undefined) continue;
    const known = codes.get(Number(row));
    codes.set(Number(row), known === undefined ? code : `${known} ${code}`);
  }
  return codes;
};

/** Alt with an arrow key moves the row in which the focus is; each step has a button as well. */
const useKeys = (step: LineActions['step'], readOnly: boolean) => {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const { current } = table;
    if (!current || readOnly) return undefined;
    const press = (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
      const row = (event.target as Element).closest<HTMLElement>('tr[data-station]');
      if (!event.altKey || by === undefined || !row) return;
      event.preventDefault();
      step(Number(row.dataset['station']), by);
    };
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  }, [step, readOnly]);
  return table;
};

/** A row that is moved takes its focus along. */
const useKeptFocus = (table: { readonly current: HTMLTableElement | null }) => {
  const wanted = useRef<{ readonly id: number; readonly act: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, act } = wanted.current;
    wanted.current = null;
    const row = table.current?.querySelector(`tr[data-station="${id}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-act="${act}"]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLButtonElement>('th button'))?.focus();
  });
  return (id: number): void => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-act]');
    wanted.current = { id, act: focused?.dataset['act'] ?? 'up' };
  };
};

export const StationsTable = (props: Props) => {
  const { rows, legs, warnings, hintsOf, selected, onSelect, chosen, readOnly, on } = props;
  const { t } = useTranslation('application_form');
  const [last, setLast] = useState<number | null>(null);
  const codes = codesByRow(warnings);
  const latest = useRef({ rows, selected, onSelect, last, on });
  useEffect(() => {
    latest.current = { rows, selected, onSelect, last, on };
  });
  const keepFocus = useRef<(id: number) => void>(() => undefined);
  // The same for as long as the table stands: rows that did not change are not drawn anew.
  const actions = useMemo<LineActions>(
    () => ({
      select: (id, isSelected, toHere) => {
        const now = latest.current;
        const ids = toHere ? between(now.rows, now.last, id) : [id];
        const next = new Set(now.selected);
        for (const one of ids)
          if (isSelected) next.add(one);
          else next.delete(one);
        setLast(id);
        now.onSelect(next);
      },
      choose: (id) => latest.current.on.choose(id),
      step: (id, by) => {
        keepFocus.current(id);
        latest.current.on.step(id, by);
      },
      edit: (id) => latest.current.on.edit(id),
      remove: (id) => latest.current.on.remove(id),
      west: (id) => latest.current.on.west(id),
    }),
    [],
  );
  const table = useKeys(actions.step, readOnly);
  const keep = useKeptFocus(table);
  useEffect(() => {
    keepFocus.current = keep;
  });
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <div className={styles['frame']}>
      <table ref={table} className={styles['table']} aria-label={t('groups.stations')}>
        <thead>
          <tr>
            {!readOnly && (
              <th scope="col" className={styles['tick']}>
                <input
                  type="checkbox"
                  aria-label={t('stations.select_all')}
                  checked={all}
                  onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))}
                />
              </th>
            )}
            <th scope="col">{t('stations.position')}</th>
            <th scope="col">{t('stations.name_and_type')}</th>
            <th scope="col" className={styles['number']}>
              {t('stations.latitude')}
            </th>
            <th scope="col" className={styles['number']}>
              {t('stations.longitude')}
            </th>
            <th scope="col" className={styles['number']}>
              {t('stations.leg')}
            </th>
            {!readOnly && <th scope="col">{t('parts.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <StationLine
              key={row.id}
              row={row}
              position={index + 1}
              isLast={index === rows.length - 1}
              leg={index === 0 ? null : (legs[index - 1] ?? null)}
              warnings={codes.get(index) ?? ''}
              hints={hintsOf(row)}
              isSelected={selected.has(row.id)}
              isChosen={row.id === chosen}
              readOnly={readOnly}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
