import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { CheckedConstraint } from '@shiptime/domain/vessels/constraint-rows';
import { useProblemText } from '#lib/problem-text.ts';
import { Table } from '#ui/table.tsx';
import { nameInLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { findMissionsInPeriod } from '../planned-missions.ts';

type ImportPreviewProps = {
  readonly rows: readonly CheckedConstraint[];
  readonly saved: ReadonlySet<number>;
  readonly refused: ReadonlyMap<number, string>;
  readonly missions: readonly Mission[];
};

const fieldKeys = {
  name: 'name',
  start_date: 'start',
  end_date: 'end',
  kind: 'kind',
  port: 'port',
  port_id: 'port',
} as const;

const isField = (field: string): field is keyof typeof fieldKeys => field in fieldKeys;

const useOutcome = ({ saved, refused, missions }: Omit<ImportPreviewProps, 'rows'>) => {
  const { t } = useTranslation('vessels');
  const problemText = useProblemText();
  const problem = (each: FieldProblem): string =>
    isField(each.field)
      ? t('import.problem', {
          field: t(`constraints.${fieldKeys[each.field]}`),
          problem: problemText(each),
        })
      : problemText(each);
  return (row: CheckedConstraint, index: number): string => {
    const { problems, leftOut, fields, unknownPort } = row;
    if (saved.has(index)) return t('import.outcomes.saved');
    const why = refused.get(index);
    if (why !== undefined) return why;
    if (leftOut) return t(`import.outcomes.${leftOut}`);
    if (problems.length > 0) return problems.map(problem).join('; ');
    const hit = findMissionsInPeriod(missions, fields.start_date, fields.end_date).length;
    const what = hit > 0 ? t('import.outcomes.in_the_way', { count: hit }) : t('import.outcomes.ready');
    return unknownPort === null
      ? what
      : `${what}; ${t('import.outcomes.without_port', { port: unknownPort })}`;
  };
};

export const ImportPreview = ({ rows, ...props }: ImportPreviewProps) => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const ports = useReferenceList('ports');
  const outcome = useOutcome(props);
  const portOf = ({ fields: { port_id }, isHomePort }: CheckedConstraint) => {
    const port = ports.find(({ id }) => id === port_id);
    if (!port) return '–';
    const name = nameInLanguage(language, port);
    return isHomePort ? t('import.home_port', { port: name }) : name;
  };
  const shown = rows.map((row, index) => ({ ...row, index }));
  return (
    <Table
      caption={t('import.preview')}
      stacked
      columns={[
        { key: 'place', header: t('import.row'), isShort: true, cell: ({ place }) => place },
        {
          key: 'name',
          header: t('constraints.name'),
          isRowHeader: true,
          cell: ({ fields }) => fields.name || '–',
        },
        {
          key: 'start',
          header: t('constraints.start'),
          isShort: true,
          cell: ({ fields }) => fields.start_date ?? '–',
        },
        {
          key: 'end',
          header: t('constraints.end'),
          isShort: true,
          cell: ({ fields }) => fields.end_date ?? fields.start_date ?? '–',
        },
        {
          key: 'kind',
          header: t('constraints.kind'),
          cell: ({ fields }) => t(`constraints.kinds.${fields.kind}`),
        },
        { key: 'port', header: t('constraints.port'), cell: portOf },
        { key: 'outcome', header: t('import.outcome'), cell: (row) => outcome(row, row.index) },
      ]}
      rows={shown}
      rowKey={({ index }) => index}
      empty={t('import.nothing')}
    />
  );
};
