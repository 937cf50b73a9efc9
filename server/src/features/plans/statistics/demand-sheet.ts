import { shareOf } from '@shiptime/domain/plans/fairness';
import type { Statistics } from '@shiptime/domain/plans/wire/statistics';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Cell, Sheet } from '#spreadsheet/sheet.ts';

const measures = ['requested_days', 'available_days', 'scheduled_days'] as const;

async function* rowsOf({ vessels, months }: Statistics): AsyncGenerator<Cell[]> {
  for (const vessel of vessels) {
    for (const [at, month] of months.entries()) {
      const [asked = 0, available = 0] = [vessel.requested_days[at], vessel.available_days[at]];
      yield [
        vessel.name,
        month,
        ...measures.map((measure) => vessel[measure][at] ?? null),
        shareOf(asked, available),
      ];
    }
  }
}

export const buildDemandSheet = (statistics: Statistics, language: Language): Sheet => {
  const say = (key: string) => translate(language, `statistics:${key}`);
  const columns = [
    { header: say('vessels.name'), width: 30 },
    { header: say('month'), width: 12 },
    ...measures.map((measure) => ({ header: say(`measures.${measure}`), width: 12, format: '0.00' })),
    { header: say('measures.share'), width: 12, format: '0%' },
  ];
  return { name: say('pressure.title'), columns, rows: rowsOf(statistics), titleColumns: 2 };
};
