import {
  type ApplicationField,
  fields,
  type ReferenceFieldName,
} from '@shiptime/domain/applications/sections/form';
import { choiceLists, isChoicesField } from '../choice-lists.ts';

type NameColumn = string;
export type ColumnExpressionBuilder = (name: NameColumn) => string;

export const nameColumnOf = (list: string, name: NameColumn): NameColumn => {
  if (list === 'fiscal_years') return 'name';
  return list === 'operating_hours' ? 'hours' : name;
};

export const listOrderSql = (list: string): string => {
  if (list === 'fiscal_years') return 'l.start_date';
  return list === 'request_statuses' ? 'l.id' : 'l.position, l.id';
};

const isReference = (field: ApplicationField): field is ReferenceFieldName => 'list' in fields[field];

export const answerNameExpression =
  (field: ApplicationField): ColumnExpressionBuilder =>
  (name) => {
    if (!isReference(field)) return `r.${field}`;
    const { list } = fields[field];
    if (!isChoicesField(field))
      return `(select l.${nameColumnOf(list, name)} from ${list} l where l.id = r.${field})`;
    const { table, column, ...more } = choiceLists[field];
    const only = 'relation' in more ? ` and c.relation = '${more.relation}'` : '';
    return `(select string_agg(l.${nameColumnOf(list, name)}, '; ' order by ${listOrderSql(list)}) from ${table} c
      join ${list} l on l.id = c.${column} where c.ship_time_request_id = r.id${only})`;
  };
