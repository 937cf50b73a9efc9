import { type ErrorType, errorTypes } from '@shiptime/domain/shared/error-types';
import { useTranslation } from 'react-i18next';
import { QueryView } from '#ui/query-view.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { type Description, useDescription } from '../interface/description.ts';
import { Told } from './told.tsx';
import { errorWords } from './words.ts';

type Row = { readonly type: ErrorType; readonly status: string };

const types: readonly string[] = [...new Set(errorTypes)];
const isKnown = (type: string): type is ErrorType => types.includes(type);

/** The closed list in the order of the statuses, as the description of the interface has it. */
const rowsOf = ({ 'x-errors': errors = [] }: Description): readonly Row[] =>
  errors.flatMap(({ type, statuses }) => (isKnown(type) ? [{ type, status: statuses.join(', ') }] : []));

const Rows = ({ description }: { description: Description }) => {
  const { t } = useTranslation('documentation');
  const columns: Column<Row>[] = [
    { key: 'type', header: t('kinds_of.type'), isRowHeader: true, cell: ({ type }) => <code>{type}</code> },
    { key: 'status', header: t('kinds_of.status'), cell: ({ status }) => status },
    {
      key: 'meaning',
      header: t('kinds_of.meaning'),
      cell: ({ type }) => <Told text={errorWords(type, 'meaning')} />,
    },
    {
      key: 'remedy',
      header: t('kinds_of.remedy'),
      cell: ({ type }) => <Told text={errorWords(type, 'remedy')} />,
    },
  ];
  return (
    <Table
      caption={t('kinds_of.errors')}
      columns={columns}
      rows={rowsOf(description)}
      rowKey={({ type }) => type}
    />
  );
};

/** Every type of error, from the very list that the portal keeps to. */
export const ErrorTypes = () => (
  <QueryView query={useDescription()}>{(description) => <Rows description={description} />}</QueryView>
);
