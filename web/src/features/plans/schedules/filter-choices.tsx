import { useTranslation } from 'react-i18next';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useOwnApplicationIds } from '#features/applications/use-own-application-ids.ts';
import { type FleetFilter, hasMissionsOfApplications, filterChoicesOf } from './fleet-filter.ts';

export const useFleetFilter = (): FleetFilter => {
  const own = useOwnApplicationIds();
  return {
    regionId: useSearchNumber('regionId'),
    classId: useSearchNumber('classId'),
    ofApplications: useSearchNumber('mine') === 1 ? own : undefined,
  };
};

export const useActiveFilterCount = (): number => {
  const { regionId, classId, ofApplications } = useFleetFilter();
  return [regionId, classId, ofApplications].filter((each) => each !== undefined).length;
};

export const FleetFilterChoices = ({ fleet }: { fleet: FleetSnapshot }) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const setSearch = useSetSearch();
  const { regionId, classId, ofApplications } = useFleetFilter();
  const own = useOwnApplicationIds();
  const offered = filterChoicesOf(fleet, useVessels());
  const regions = useReferenceList('regions').filter(({ id }) => offered.regionIds.has(id));
  const classes = useReferenceList('vessel_classes').filter(({ id }) => offered.classIds.has(id));
  const option = (row: { id: number; name_en: string; name_fr: string }) => ({
    id: row.id,
    label: nameInLanguage(language, row),
  });
  return (
    <>
      <Select
        label={t('schedules.region')}
        placeholder={t('schedules.all_regions')}
        isFilter
        options={regions.map(option)}
        value={regionId ?? null}
        onChange={(id) => setSearch({ regionId: id ?? undefined })}
      />
      <Select
        label={t('schedules.class')}
        placeholder={t('schedules.all_classes')}
        isFilter
        options={classes.map(option)}
        value={classId ?? null}
        onChange={(id) => setSearch({ classId: id ?? undefined })}
      />
      {(ofApplications || hasMissionsOfApplications(fleet, own)) && (
        <Checkbox
          label={t('schedules.mine')}
          value={ofApplications !== undefined}
          onChange={(isOn) => setSearch({ mine: isOn ? 1 : undefined })}
        />
      )}
    </>
  );
};
