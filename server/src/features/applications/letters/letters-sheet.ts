import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { Cell, Sheet } from '#spreadsheet/sheet.ts';

type Names = ReadonlyMap<number, string>;

const namesOf = async (
  db: Db,
  table: 'regions' | 'vessels' | 'project_areas',
  language: Language,
): Promise<Names> => {
  const name = `name_${language}` as const;
  const rows = await db.selectFrom(table).select(['id', name]).execute();
  return new Map(rows.map((row) => [row.id, row[name]]));
};

const columns = [
  ['number', 8],
  ['title', 36],
  ['author', 24],
  ['years', 22],
  ['days', 10],
  ['first_month', 12],
  ['last_month', 12],
  ['region', 20],
  ['areas', 30],
  ['vessel', 26],
  ['berths', 10],
  ['summary', 60],
  ['state', 14],
] as const;

export const buildLettersSheet = async (
  db: Db,
  letters: readonly LetterOfIntent[],
  language: Language,
): Promise<Sheet> => {
  const say = (key: string) => translate(language, `letters:${key}`);
  const [regions, vessels, areas] = await Promise.all(
    (['regions', 'vessels', 'project_areas'] as const).map((table) => namesOf(db, table, language)),
  );
  const years = new Map(
    (await db.selectFrom('fiscal_years').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  );
  const list = new Intl.ListFormat(`${language}-CA`);
  const rowOf = (letter: LetterOfIntent): Cell[] => [
    letter.id,
    letter.title,
    `${letter.user.first_name} ${letter.user.last_name}`,
    letter.years.map(({ fiscal_year_id }) => years.get(fiscal_year_id) ?? '').join(', '),
    letter.days,
    say(`months.${letter.first_month}`),
    say(`months.${letter.last_month}`),
    regions?.get(letter.region_id ?? 0) ?? null,
    list.format(letter.project_area_ids.flatMap((id) => areas?.get(id) ?? [])),
    vessels?.get(letter.vessel_id ?? 0) ?? null,
    letter.berths,
    letter.summary,
    say(letter.withdrawn_at === null ? 'state.on' : 'state.withdrawn'),
  ];
  return {
    name: say('sheet'),
    columns: columns.map(([name, width]) => ({
      header: say(`columns.${name}`),
      width,
      ...(name === 'number' && { atLeft: true as const }),
      ...(name === 'days' && { format: '0.00' }),
    })),
    rows: letters.map(rowOf),
    titleColumns: 2,
  };
};
