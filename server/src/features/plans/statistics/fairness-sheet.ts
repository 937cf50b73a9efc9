import { type FairnessTally, fairnessDimensions, grantedShare } from '@shiptime/domain/plans/fairness';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { Cell, Sheet, SheetColumn } from '#spreadsheet/sheet.ts';
import { type FairnessRequest, computeFairness } from './fairness.ts';

const dayColumns = [
  'asked_days',
  'granted_days',
  'shortened_days',
  'refused_days',
  'undecided_days',
] as const satisfies readonly (keyof FairnessTally)[];

/** Unknown days are written as text, because a spreadsheet would add an empty cell as 0. */
const reportColumns = [
  'delivered_days',
  'planned_days',
  'voyages_reported',
  'voyages_over',
] as const satisfies readonly (keyof FairnessTally)[];

const columnsOf = (say: (key: string) => string): SheetColumn[] => [
  { header: say('statistics:fairness.by'), width: 24 },
  { header: say('statistics:fairness.name'), width: 44 },
  { header: say('plans:fields.fiscal_year_id.label'), width: 12 },
  { header: say('statistics:measures.applications'), width: 12 },
  ...dayColumns.map((name) => ({
    header: say(`statistics:fairness.measures.${name}`),
    width: 12,
    format: '0.00',
  })),
  ...reportColumns.map((name) => ({ header: say(`statistics:fairness.measures.${name}`), width: 12 })),
  { header: say('statistics:fairness.measures.share'), width: 12, format: '0%' },
];

export const buildFairnessSheet = (db: Db, asked: Omit<FairnessRequest, 'by'>, language: Language): Sheet => {
  const say = (key: string) => translate(language, key);
  const rows = async function* (): AsyncGenerator<Cell[]> {
    for (const by of fairnessDimensions) {
      const { groups, fiscal_years, delivered_shown } = await computeFairness(db, { ...asked, by }, language);
      const unknown = say(`statistics:fairness.${delivered_shown ? 'unknown' : 'not_shown'}`);
      const years = new Map(fiscal_years.map(({ id, name }) => [id, name]));
      for (const { name, years: tallies } of groups) {
        for (const { fiscal_year_id, ...tally } of tallies) {
          yield [
            say(`statistics:fairness.dimensions.${by}`),
            name ?? say('statistics:not_given'),
            years.get(fiscal_year_id) ?? null,
            tally.applications,
            ...dayColumns.map((column) => tally[column]),
            ...reportColumns.map((column) => tally[column] ?? unknown),
            grantedShare(tally),
          ];
        }
      }
    }
  };
  return { name: say('statistics:fairness.title'), columns: columnsOf(say), rows: rows(), titleColumns: 2 };
};
