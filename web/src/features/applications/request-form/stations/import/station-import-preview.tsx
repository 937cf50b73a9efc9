import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type StationFileColumn,
  columnNames,
  stationColumns,
} from '@shiptime/domain/applications/stations-file/columns';
import type {
  StationsFileProblem,
  FileRow,
  FileWarning,
} from '@shiptime/domain/applications/stations-file/station-row';
import { replaceHyphenWithMinus } from '@shiptime/domain/shared/minus';
import type { Language } from '@shiptime/domain/shared/text';
import { useLanguage } from '#lib/i18n.ts';
import { Icon } from '#ui/icon.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import type { RowCorrections, StationsReadResult } from './read-result.ts';
import styles from './station-import-preview.module.css';

const focusable = { tabIndex: 0 };

type Change = {
  readonly onMend: (row: FileRow, column: StationFileColumn, text: string) => void;
  readonly onLeaveOut: (row: number) => void;
};

type Found = {
  readonly problems: readonly StationsFileProblem[];
  readonly warnings: readonly FileWarning[];
};

const byRow = <F extends StationsFileProblem | FileWarning>(
  found: readonly F[],
): ReadonlyMap<number, readonly F[]> => {
  const rows = new Map<number, F[]>();
  for (const one of found) if (one.row !== null) rows.set(one.row, [...(rows.get(one.row) ?? []), one]);
  return rows;
};

const none: readonly never[] = [];

const useWords = () => {
  const { t } = useTranslation('applications');
  return {
    problem: ({ code, params }: StationsFileProblem) => t(`stations_file.problems.${code}`, { ...params }),
    warning: ({ code, params }: FileWarning) => t(`stations_file.warnings.${code}`, { ...params }),
  };
};

type CellProps = Found &
  Pick<Change, 'onMend'> & {
    readonly row: FileRow;
    readonly column: StationFileColumn;
    /** Keeps the inputs of a row that had a problem, so that they do not vanish while the user types. */
    readonly isOpen: boolean;
  };

const decimal = /^-?\d+\.\d+$/;

const shownIn = (language: Language, value = ''): string =>
  language === 'fr' && decimal.test(value) ? replaceHyphenWithMinus(value.replace('.', ',')) : value;

const Cell = ({ row, column, problems, warnings, isOpen, onMend }: CellProps) => {
  const { t } = useTranslation('application_form');
  const language = useLanguage();
  const words = useWords();
  const wrong = problems.filter((one) => one.column === column);
  const odd = warnings.filter((one) => one.column === column);
  const id = `import-${row.row}-${column}`;
  const name = t('stations.cell', { row: row.row, column: t(`stations.${column}`) });
  return (
    <td data-label={t(`stations.${column}`)}>
      {isOpen ? (
        <input
          className={styles['input']}
          aria-label={name}
          aria-invalid={wrong.length > 0}
          {...(wrong.length > 0 && { 'aria-describedby': id })}
          value={row.values[column] ?? ''}
          onChange={(event) => onMend(row, column, event.target.value)}
        />
      ) : (
        shownIn(language, row.values[column])
      )}
      {wrong.length > 0 && (
        <span className={styles['wrong']} id={id}>
          <Icon name="error" size={16} />
          {wrong.map(words.problem).join(' ')}
        </span>
      )}
      {odd.map((one) => (
        <span key={one.code} className={styles['odd']}>
          <Icon name="alert" size={16} />
          {words.warning(one)}
        </span>
      ))}
    </td>
  );
};

type RowProps = Found &
  Change & {
    readonly row: FileRow;
    readonly columns: readonly StationFileColumn[];
    readonly isOpen: boolean;
  };

const isSame = (before: RowProps, after: RowProps): boolean => {
  const wordsOf = ({ row, problems, warnings }: RowProps) => JSON.stringify([row, problems, warnings]);
  return before.isOpen === after.isOpen && wordsOf(before) === wordsOf(after);
};

/** Memoized, so that typing in one cell does not re-render 300 rows. */
const PreviewRow = memo(({ row, columns, isOpen, problems, warnings, onMend, onLeaveOut }: RowProps) => {
  const { t } = useTranslation('application_form');
  const words = useWords();
  const torn = problems.filter(({ column }) => column === null);
  return (
    <tr data-wrong={problems.length > 0 || undefined}>
      <th scope="row">
        {row.row}
        {torn.length > 0 && (
          <span className={styles['wrong']}>
            <Icon name="error" size={16} />
            {torn.map(words.problem).join(' ')}
          </span>
        )}
      </th>
      {columns.map((column) => (
        <Cell
          key={column}
          row={row}
          column={column}
          problems={problems}
          warnings={warnings}
          isOpen={isOpen}
          onMend={onMend}
        />
      ))}
      <td>
        {isOpen && (
          <PlainButton variant="quiet" small data-act="leave-out" onClick={() => onLeaveOut(row.row)}>
            {t('stations.leave_out', { row: row.row })}
          </PlainButton>
        )}
      </td>
    </tr>
  );
}, isSame);

const columnsIn = (rows: readonly FileRow[]): readonly StationFileColumn[] => {
  const given = new Set<string>(stationColumns);
  for (const { values } of rows) for (const column of Object.keys(values)) given.add(column);
  return columnNames.filter((column) => given.has(column));
};

type Props = Change & {
  readonly rehearsal: StationsReadResult;
  readonly mended: RowCorrections;
};

export const StationImportPreview = ({ rehearsal, mended, onMend, onLeaveOut }: Props) => {
  const { t } = useTranslation('application_form');
  const { rows, problems, warnings } = rehearsal;
  const columns = columnsIn(rows);
  const problemsOf = byRow(problems);
  const warningsOf = byRow(warnings);
  const isOpen = ({ row }: FileRow) => problemsOf.has(row) || mended.has(row) || warningsOf.has(row);
  const ordered = [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
  return (
    <section className={styles['frame']} aria-label={t('stations.preview')} {...focusable}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('stations.file_row')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`stations.${column}`)}
              </th>
            ))}
            <th scope="col">{t('parts.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((row) => (
            <PreviewRow
              key={row.row}
              row={row}
              columns={columns}
              isOpen={isOpen(row)}
              problems={problemsOf.get(row.row) ?? none}
              warnings={warningsOf.get(row.row) ?? none}
              onMend={onMend}
              onLeaveOut={onLeaveOut}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
