import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type Column, Table } from '#ui/table.tsx';
import type { Field } from '../interface/fields.ts';
import { Line } from '../prose/prose.tsx';
import { KindWords } from './kind-words.tsx';
import styles from './fields-table.module.css';

/** How a field is written: needed, possible, or not at all. */
type Writing = 'required' | 'optional' | 'read_only';

type FieldsTableProps = {
  readonly caption: string;
  readonly fields: readonly Field[];
  readonly linkOf: (name: string) => string | undefined;
  /** What may be written of it; not said of objects that are only read. */
  readonly writingOf?: (field: Field) => Writing;
  readonly isAnswer?: boolean;
};

const Limits = ({ limits }: { limits: Field['limits'] }) => {
  const { t } = useTranslation('documentation');
  const { number } = useFormat();
  const { min, max, characters, items } = limits;
  const said = [
    min !== undefined && max !== undefined && t('limits.between', { min: number(min), max: number(max) }),
    min !== undefined && max === undefined && t('limits.min', { min: number(min) }),
    max !== undefined && min === undefined && t('limits.max', { max: number(max) }),
    characters !== undefined && t('limits.characters', { max: number(characters) }),
    items !== undefined && t('limits.items', { max: number(items) }),
  ].filter((each) => each !== false);
  return said.length > 0 && <small className={styles['aside']}>{said.join(' · ')}</small>;
};

/** A table of fields: of a resource, or of what is sent. */
export const FieldsTable = ({ caption, fields, linkOf, writingOf, isAnswer = false }: FieldsTableProps) => {
  const { t } = useTranslation('documentation');
  const columns: Column<Field>[] = [
    {
      key: 'name',
      header: t('fields.name'),
      isRowHeader: true,
      cell: ({ name }) => <code className={styles['name']}>{name}</code>,
    },
    {
      key: 'type',
      header: t('fields.type'),
      cell: ({ holds, isNullable, isRequired, limits }) => (
        <span className={styles['cell']}>
          <KindWords holds={holds} linkOf={linkOf} />
          {isNullable && ` ${t('kinds.or_null')}`}
          {isAnswer && !isRequired && <small className={styles['aside']}>{t('fields.not_always')}</small>}
          <Limits limits={limits} />
        </span>
      ),
    },
    { key: 'unit', header: t('fields.unit'), cell: ({ unit }) => unit ?? '' },
    {
      key: 'writing',
      header: t('fields.writing'),
      cell: (field) => (writingOf ? t(`writing.${writingOf(field)}`) : ''),
    },
    {
      key: 'meaning',
      header: t('fields.meaning'),
      cell: ({ meaning }) =>
        meaning && (
          <span className={styles['cell']}>
            <Line text={meaning} />
          </span>
        ),
    },
  ];
  const isUnitKnown = fields.some(({ unit }) => unit !== undefined);
  const isShown = (key: string) =>
    (key !== 'unit' || isUnitKnown) && (key !== 'writing' || writingOf !== undefined);
  return (
    <Table
      caption={caption}
      columns={columns.filter(({ key }) => isShown(key))}
      rows={fields}
      rowKey={({ name }) => name}
    />
  );
};
