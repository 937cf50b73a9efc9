import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Warning } from '@shiptime/domain/applications/warnings';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { Button } from '#ui/button.tsx';
import { NewStationLine } from './new-station-line.tsx';
import type { StationRow, StationValues } from './station-edits.ts';
import { StationLine } from './station-line.tsx';
import type { StationQueue } from './station-queue.ts';
import { type StationTableEventHandlers, useStationRowActions } from './use-line-actions.ts';
import { useStationTableKeyboard } from './use-station-table-keyboard.ts';
import styles from './stations.module.css';

const longFrom = 100;

const foldedFrom = 8;
const shownFirst = 5;

const useFold = (rows: readonly StationRow[], chosen: number | null) => {
  const isNarrow = useIsNarrow();
  const [asksForAll, setAsksForAll] = useState(false);
  if (!asksForAll && rows.findIndex(({ id }) => id === chosen) >= shownFirst) setAsksForAll(true);
  const isFolded = isNarrow && !asksForAll && rows.length > foldedFrom;
  return { isFolded, unfold: () => setAsksForAll(true) };
};

const scrolled = { tabIndex: 0 };

type Props = {
  readonly rows: readonly StationRow[];
  readonly legs: readonly string[];
  readonly warnings: readonly Warning[];
  readonly hintsOf: (row: StationRow) => string;
  readonly placeOf: (row: StationRow) => string;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly chosen: number | null;
  readonly readOnly: boolean;
  readonly isFull: boolean;
  readonly queue: StationQueue | null;
  readonly onAdd: (values: StationValues) => void;
  readonly on: StationTableEventHandlers;
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

/** Scrolls the table, not the page, to a station chosen on the map. */
const useChosenInView = (table: { readonly current: HTMLTableElement | null }, chosen: number | null) => {
  useEffect(() => {
    const row = table.current?.querySelector(`tr[data-station="${chosen}"]`);
    if (!row || row.contains(document.activeElement)) return;
    const { scrollX, scrollY } = window;
    row.scrollIntoView({ block: 'nearest' });
    window.scrollTo(scrollX, scrollY);
  }, [table, chosen]);
};

const useFreshInView = (
  table: { readonly current: HTMLTableElement | null },
  rows: Props['rows'],
  warnings: Props['warnings'],
  hintsOf: Props['hintsOf'],
  placeOf: Props['placeOf'],
) => {
  const last = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const causes = [rows, warnings, hintsOf, placeOf];
    const isOther = causes.some((cause, index) => cause !== last.current[index]);
    last.current = causes;
    const line = table.current?.querySelector('tr[data-new]');
    if (isOther && line?.contains(document.activeElement)) line.scrollIntoView({ block: 'nearest' });
  });
};

const Head = ({
  rows,
  selected,
  onSelect,
  readOnly,
}: Pick<Props, 'rows' | 'selected' | 'onSelect' | 'readOnly'>) => {
  const { t } = useTranslation('application_form');
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
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
        <th scope="col" className={styles['position']}>
          {t('stations.position')}
        </th>
        <th scope="col">{t('stations.name')}</th>
        <th scope="col" className={styles['type']}>
          {t('stations.type')}
        </th>
        <th scope="col" className={styles['number']}>
          {t('stations.latitude')}
        </th>
        <th scope="col" className={styles['number']}>
          {t('stations.longitude')}
        </th>
        <th scope="col" className={styles['leg']}>
          {t('stations.leg')}
        </th>
        {!readOnly && (
          <th scope="col" className={styles['actions']}>
            {t('parts.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
};

type OwnNewLineProps = Pick<Props, 'queue' | 'onAdd'> & {
  readonly onPaste: StationTableEventHandlers['paste'];
};

const OwnNewLine = ({ queue, onAdd, onPaste }: OwnNewLineProps) => (
  <NewStationLine
    kept={(field) => queue?.typedIn(`new.${field}`)?.text}
    onType={(field, text) => queue?.keepTyped(`new.${field}`, text === null ? null : { text, base: null })}
    onAdd={onAdd}
    onPaste={(text) => {
      onPaste(text);
      return true;
    }}
  />
);

export const StationsTable = (props: Props) => {
  const { rows, legs, warnings, hintsOf, placeOf, selected, onSelect, chosen, readOnly, isFull, queue, on } =
    props;
  const { t } = useTranslation('application_form');
  const table = useRef<HTMLTableElement>(null);
  const codes = codesByRow(warnings);
  const stepFrom = useStationTableKeyboard(table, {
    step: on.step,
    choose: (id) => id !== chosen && on.choose(id),
    selectAll: () => onSelect(new Set(rows.map(({ id }) => id))),
    readOnly,
  });
  const actions = useStationRowActions({ rows, selected, onSelect, queue, on, stepFrom });
  useChosenInView(table, chosen);
  useFreshInView(table, rows, warnings, hintsOf, placeOf);
  const { isFolded, unfold } = useFold(rows, chosen);
  const current = rows.some(({ id }) => id === chosen) ? chosen : (rows[0]?.id ?? null);
  return (
    <div className={styles['frame']} data-folded={isFolded || undefined} {...(readOnly && scrolled)}>
      <table
        ref={table}
        className={styles['table']}
        aria-label={t('groups.stations')}
        aria-describedby={readOnly ? undefined : 'stations-table-help'}
        data-read-only={readOnly || undefined}
        data-long={rows.length >= longFrom || undefined}
      >
        <Head rows={rows} selected={selected} onSelect={onSelect} readOnly={readOnly} />
        <tbody>
          {rows.map((row, index) => (
            <StationLine
              key={queue?.names.keyOf(row.id) ?? row.id}
              row={row}
              position={index + 1}
              count={rows.length}
              leg={legs[index] ?? ''}
              warnings={codes.get(index) ?? ''}
              hints={hintsOf(row)}
              place={placeOf(row)}
              isSelected={selected.has(row.id)}
              isChosen={row.id === chosen}
              isCurrent={row.id === current}
              readOnly={readOnly}
              actions={actions}
            />
          ))}
          {!readOnly && !isFull && <OwnNewLine queue={queue} onAdd={props.onAdd} onPaste={on.paste} />}
        </tbody>
      </table>
      {isFolded && (
        <Button variant="quiet" icon="chevron-down" onPress={unfold}>
          {t('stations.show_all', { count: rows.length })}
        </Button>
      )}
    </div>
  );
};
