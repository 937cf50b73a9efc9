import type { Language } from '@shiptime/domain/shared/text';
import type { Settings } from '@shiptime/domain/reference/settings';
import { translate } from '#http/language.ts';
import type { Cell, Sheet } from '#spreadsheet/sheet.ts';
import { exportColumns } from './export-columns.ts';
import type { DescribedColumn } from './described-column.ts';
import { type ExportedLists, titleOfList } from './exported-lists.ts';
import { exportedPartNames, columnsByPart } from './part-columns.ts';

type Described = { readonly language: Language; readonly lists: ExportedLists; readonly settings: Settings };

const fewNames = 12;

const allowedIn = (column: DescribedColumn, { language, lists }: Described): string => {
  const say = (key: string, params?: Record<string, unknown>) =>
    translate(language, `export:dictionary.${key}`, params);
  const { kind, choice, options, max } = column;
  if (options) return say('one_of', { names: options.map((words) => translate(language, words)).join('; ') });
  if (choice) {
    const names = lists.get(choice.list) ?? [];
    const which = choice.several ? 'any' : 'one';
    return names.length <= fewNames
      ? say(`${which}_of`, { names: names.join('; ') })
      : say(`${which}_in_list`, { list: titleOfList(choice.list, language) });
  }
  return max ? say('text_at_most', { max }) : say(`kinds.${kind}`);
};

const rowOf = (sheet: string, column: DescribedColumn, described: Described): Cell[] => {
  const { language, settings } = described;
  const { funding_amount_min: min, funding_amount_max } = settings;
  return [
    sheet,
    translate(language, column.words),
    translate(language, column.meaning, { min, max: funding_amount_max }),
    column.unit ? translate(language, `export:dictionary.units.${column.unit}`) : null,
    allowedIn(column, described),
  ];
};

function* rowsOf(described: Described): Generator<Cell[]> {
  const { language } = described;
  for (const column of exportColumns)
    yield rowOf(translate(language, 'export:applications.sheet'), column, described);
  for (const part of exportedPartNames)
    for (const column of columnsByPart[part])
      yield rowOf(translate(language, `export:applications.sheets.${part}`), column, described);
}

export const buildDictionarySheet = (described: Described): Sheet => ({
  name: translate(described.language, 'export:applications.sheets.dictionary'),
  columns: (
    [
      ['sheet', 24],
      ['column', 36],
      ['meaning', 60],
      ['unit', 20],
      ['allowed', 60],
    ] as const
  ).map(([name, width]) => ({
    header: translate(described.language, `export:dictionary.columns.${name}`),
    width,
  })),
  rows: rowsOf(described),
  titleColumns: 2,
});
