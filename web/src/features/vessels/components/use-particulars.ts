import { useTranslation } from 'react-i18next';
import { identifierSchemesByList, identifierState } from '@shiptime/domain/shared/identifiers';
import { measureNames, measures } from '@shiptime/domain/vessels/measures';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { nameInLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import type { DescriptionItem } from '#ui/description-list.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useCapabilityNames } from './capability-words.ts';

export const useVesselParticulars = (vessel: VesselResource): readonly DescriptionItem[] => {
  const { t } = useTranslation(['vessels', 'reference']);
  const { language, number } = useFormat();
  const region = useReferenceList('regions').find(({ id }) => id === vessel.region_id);
  const port = useReferenceList('ports').find(({ id }) => id === vessel.home_port_id);
  const namesOf = useCapabilityNames();
  const assumed = namesOf(vessel, ['assumed_yes']);
  const helicopter = vessel.helicopter_support;
  return [
    { key: 'region', term: t('region'), value: region && nameInLanguage(language, region) },
    { key: 'port', term: t('particulars.home_port'), value: port && nameInLanguage(language, port) },
    ...identifierSchemesByList.vessels.flatMap((key) => {
      const { value, standing } = identifierState(vessel, key);
      if (value === null) return [];
      const term = t(`reference:identifiers.schemes.${key}`);
      return {
        key,
        term,
        value: standing === 'settled' ? value : t('reference:identifiers.unsettled', { value }),
      };
    }),
    ...measureNames.flatMap((key) => {
      const value = vessel[key];
      const { unit, mayBeNone } = measures[key];
      if (mayBeNone && value === null) return [];
      return {
        key,
        term: t(`particulars.${key}`),
        value: value === null ? null : t(`units.${unit}`, { count: value, value: number(value) }),
      };
    }),
    {
      key: 'helicopter',
      term: t('particulars.helicopter_support'),
      value: helicopter === null ? null : t(helicopter ? 'yes' : 'no'),
    },
    {
      key: 'can',
      term: t('capabilities.can'),
      value: namesOf(vessel, ['yes'], (kind) => kind !== 'waters'),
    },
    {
      key: 'waters',
      term: t('capabilities.works_in'),
      value: namesOf(vessel, ['yes'], (kind) => kind === 'waters'),
    },
    ...(assumed === null ? [] : [{ key: 'assumed', term: t('capabilities.assumed_list'), value: assumed }]),
  ];
};
