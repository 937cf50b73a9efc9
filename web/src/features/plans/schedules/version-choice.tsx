import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { Select } from '#ui/select.tsx';
import type { FleetVersion } from '@shiptime/domain/plans/wire/fleet';

type VersionChoiceProps = { readonly versions: readonly FleetVersion[]; readonly value: number | null };

/** Versions, newest first; the newest is omitted from the URL. */
export const VersionChoice = ({ versions, value }: VersionChoiceProps) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const setSearch = useSetSearch();
  const newest = versions.find(({ is_latest }) => is_latest)?.number;
  return (
    <Select
      label={t('schedules.version')}
      placeholder={null}
      options={versions.map(({ number, created_at, is_latest }) => ({
        id: number,
        label: t(is_latest ? 'schedules.version_newest' : 'schedules.version_of', {
          number,
          at: instant(created_at),
        }),
      }))}
      value={value}
      onChange={(number) => setSearch({ version: number === newest ? undefined : (number ?? undefined) })}
    />
  );
};
