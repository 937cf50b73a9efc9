import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { measureNames, measures, type Unit } from '@shiptime/domain/vessels/measures';
import { vesselInputSchema } from '@shiptime/domain/vessels/vessel';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Stack } from '#ui/stack.tsx';
import {
  IdentifiersSection,
  useIdentifierSpecs,
} from '#features/reference/administration/identifiers-section.tsx';
import type { FieldSpec } from '#features/reference/administration/field-spec.ts';
import type { RecordRow } from '#features/reference/administration/records.ts';
import { RecordsSection } from '#features/reference/administration/records-section.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { CapabilitiesSection } from './capabilities-section.tsx';
import { MissingParticularsSection } from './missing-particulars-section.tsx';

const queryKey = ['vessels'];
const useOptions = (list: 'vessel_classes' | 'regions' | 'ports') => {
  const { language, compare } = useFormat();
  return useReferenceList(list)
    .map((row) => ({ id: row.id, label: nameInLanguage(language, row) }))
    .toSorted((a, b) => compare(a.label, b.label));
};

const useMeasureSpecs = (): readonly FieldSpec[] => {
  const { t } = useTranslation('vessels');
  const shortUnits: Readonly<Record<Unit, string | null>> = {
    people: null,
    metres: 'm',
    knots: 'kn',
    nautical_miles: t('administration.nautical_miles'),
    days: t('administration.days'),
    tonnes: 't',
    places: null,
  };
  return measureNames.map((name): FieldSpec => {
    const unit = shortUnits[measures[name].unit];
    return {
      name,
      label: t(`particulars.${name}`),
      kind: 'number',
      ...(unit !== null && { unit }),
      optional: true,
    };
  });
};

const useSpecs = (): readonly FieldSpec[] => {
  const { t } = useTranslation('vessels');
  const [classOptions, regions, ports] = [
    useOptions('vessel_classes'),
    useOptions('regions'),
    useOptions('ports'),
  ];
  return [
    { name: 'name_en', label: t('administration.name_en'), kind: 'text' },
    { name: 'name_fr', label: t('administration.name_fr'), kind: 'text' },
    { name: 'vessel_class_id', label: t('administration.class'), kind: 'choice', options: classOptions },
    { name: 'region_id', label: t('region'), kind: 'choice', options: regions, optional: true },
    {
      name: 'home_port_id',
      label: t('particulars.home_port'),
      kind: 'choice',
      options: ports,
      optional: true,
    },
    ...useIdentifierSpecs('vessels'),
    ...useMeasureSpecs(),
    {
      name: 'helicopter_support',
      label: t('particulars.helicopter_support'),
      kind: 'yes_no_unknown',
      optional: true,
    },
    { name: 'active', label: t('administration.active'), kind: 'flag' },
  ];
};

export const VesselsSection = () => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  const classes = useReferenceList('vessel_classes');
  const columns = useMemo<readonly DataColumn<RecordRow<'vessels'>>[]>(() => {
    const name = (row: RecordRow<'vessels'>) => row[`name_${language}`];
    const className = (row: RecordRow<'vessels'>) => {
      const found = classes.find(({ id }) => id === row.vessel_class_id);
      return found ? nameInLanguage(language, found) : '';
    };
    return [
      { key: 'name', header: t('administration.name'), isRowHeader: true, value: name, cell: name },
      { key: 'class', header: t('administration.class'), value: className, cell: className },
    ];
  }, [classes, language, t]);
  const specs = useSpecs();
  return (
    <Stack>
      <MissingParticularsSection />
      <CapabilitiesSection />
      <IdentifiersSection list="vessels" queryKey={queryKey} />
      <RecordsSection
        path="vessels"
        queryKey={queryKey}
        caption={t('administration.caption')}
        addLabel={t('administration.add')}
        columns={columns}
        nameOf={(row) => row[`name_${language}`]}
        specs={specs}
        schema={vesselInputSchema}
        activeLabel={t('administration.active')}
      />
    </Stack>
  );
};
