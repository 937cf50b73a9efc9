import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MissionFileColumn, missionFileColumns } from '@shiptime/domain/plans/imports/mission-file';
import type { ImportedRow } from '@shiptime/domain/plans/wire/imports';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type CorrectedRow, nameListForColumn } from './use-corrections.ts';
import type { MissionImportControls } from './use-mission-import.ts';

type Shown = { readonly row: CorrectedRow; readonly found: ImportedRow };

const atOnce = 50;

const isColumn = (field: string): field is MissionFileColumn =>
  missionFileColumns.some((column) => column === field);

/** Applies the correction on blur, then checks the file again without saving. */
const CorrectedCell = ({
  label,
  value,
  error,
  onCorrect,
}: {
  readonly label: string;
  readonly value: string;
  readonly error: string;
  readonly onCorrect: (text: string) => void;
}) => {
  const [text, setText] = useState(value);
  return (
    <TextField
      label={label}
      value={text}
      error={error}
      onChange={setText}
      onBlur={() => {
        if (text !== value) onCorrect(text);
      }}
    />
  );
};

const useDays = () => {
  const { t } = useTranslation('mission_import');
  return ({ found: { parts } }: Shown): string =>
    parts
      .map(({ start_date, end_date, days }) => t('days', { start: start_date, end: end_date, count: days }))
      .join('; ');
};

/** Offers to correct only problems of this row; names and years are corrected for all rows at once. */
const Problems = ({ row, found, correct }: Shown & Pick<MissionImportControls, 'correct'>) => {
  const { t } = useTranslation('mission_import');
  const { list } = useFormat();
  const typed = found.problems.filter(
    ({ field, code }) =>
      isColumn(field) &&
      code !== 'no_fiscal_year' &&
      field !== 'kind' &&
      !(nameListForColumn(field) && code === 'not_known'),
  );
  return (
    <Stack>
      {found.problems
        .filter((problem) => !typed.includes(problem))
        .map(({ field, message }) => (
          <p key={field + message}>
            {field === 'kind'
              ? t('kind_open')
              : isColumn(field)
                ? t('problem', { field: t(`columns.${field}`), problem: message })
                : message}
          </p>
        ))}
      {found.refusal && <p>{found.refusal.message}</p>}
      {found.overlaps.length > 0 && <p>{t('overlaps', { titles: list(found.overlaps) })}</p>}
      {typed.map(({ field, message }) =>
        isColumn(field) ? (
          <CorrectedCell
            key={field}
            label={t('cell', { field: t(`columns.${field}`), row: row.place })}
            value={row.values[field]}
            error={message}
            onCorrect={(text) => correct(row.id, field, text)}
          />
        ) : null,
      )}
    </Stack>
  );
};

type RowTableProps = {
  readonly caption: string;
  readonly rows: readonly Shown[];
  readonly outcome: TableColumn<Shown>;
};

const RowTable = ({ caption, rows, outcome }: RowTableProps) => {
  const { t } = useTranslation('mission_import');
  const days = useDays();
  const [most, setMost] = useState(atOnce);
  if (rows.length === 0) return null;
  return (
    <Stack>
      <Table
        caption={caption}
        showCaption
        columns={[
          { key: 'place', header: t('row'), isShort: true, cell: ({ row }) => row.place },
          {
            key: 'title',
            header: t('columns.title'),
            isRowHeader: true,
            cell: ({ row }) => row.values.title || '–',
          },
          { key: 'vessel', header: t('columns.vessel'), cell: ({ row }) => row.values.vessel || '–' },
          {
            key: 'days',
            header: t('dates'),
            cell: (each) => days(each) || `${each.row.values.start_date} – ${each.row.values.end_date}`,
          },
          {
            key: 'kind',
            header: t('columns.kind'),
            cell: ({ row, found }) => (found.kind ? t(`kinds.${found.kind}`) : row.values.kind || '–'),
          },
          outcome,
        ]}
        rows={rows.slice(0, most)}
        rowKey={({ row }) => row.id}
      />
      {rows.length > most && (
        <Button onPress={() => setMost(rows.length)}>{t('show_all', { count: rows.length })}</Button>
      )}
    </Stack>
  );
};

export const ImportRowTables = ({ rows, data, correct }: MissionImportControls) => {
  const { t } = useTranslation('mission_import');
  if (!data) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = data.data.flatMap((found): Shown[] => {
    const row = byId.get(found.row);
    return row ? [{ row, found }] : [];
  });
  return (
    <>
      <RowTable
        caption={t('to_correct')}
        rows={shown.filter(({ found }) => found.outcome === 'refused')}
        outcome={{
          key: 'problems',
          header: t('why'),
          cell: (each) => <Problems {...each} correct={correct} />,
        }}
      />
      <RowTable
        caption={t('going_in')}
        rows={shown.filter(({ found }) => found.outcome !== 'refused')}
        outcome={{
          key: 'outcome',
          header: t('outcome'),
          cell: ({ found: { outcome, warnings } }) => (
            <>
              <p>{t(`outcomes.${outcome}`)}</p>
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </>
          ),
        }}
      />
    </>
  );
};
