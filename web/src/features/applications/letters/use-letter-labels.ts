import { useTranslation } from 'react-i18next';
import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Named = { readonly id: number; readonly name_en: string; readonly name_fr: string };

export const useLetterLabels = () => {
  const { t } = useTranslation('letters');
  const { language, list, days } = useFormat();
  const [years, regions, areas] = [
    useReferenceList('fiscal_years'),
    useReferenceList('regions'),
    useReferenceList('project_areas'),
  ];
  const vessels = useVessels();
  const named = (rows: readonly Named[], ids: readonly (number | null)[]): string[] =>
    ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => nameInLanguage(language, row)));
  const month = (value: number) => t(`months.${value as Month}`);
  const yearName = (id: number) => years.find((year) => year.id === id)?.name ?? '';
  return {
    month,
    yearName,
    yearsOf: (letter: LetterOfIntent) => letter.years.map((year) => yearName(year.fiscal_year_id)).join(', '),
    monthsOf: ({ first_month: first, last_month: last }: LetterOfIntent) =>
      first === last ? month(first) : t('window', { first: month(first), last: month(last) }),
    placesOf: ({ region_id, project_area_ids: ids }: LetterOfIntent) =>
      list([...named(regions, [region_id]), ...named(areas, ids)]),
    vesselOf: ({ vessel_id }: LetterOfIntent) => named(vessels, [vessel_id])[0] ?? '',
    line: (letter: LetterOfIntent, monthsOf: string) =>
      [
        days(letter.days),
        monthsOf,
        ...(letter.berths === null ? [] : [t('berths', { count: letter.berths })]),
      ].join(', '),
  };
};
