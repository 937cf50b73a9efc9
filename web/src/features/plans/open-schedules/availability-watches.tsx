import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailabilityWatch } from '@shiptime/domain/plans/availability';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { useUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { vesselsQuery } from '#features/vessels/vessel-api.ts';
import { removeWatch, watchesQuery } from './availability-api.ts';
import { AvailabilityWatchDialog } from './availability-watch-dialog.tsx';

const useWatchWords = () => {
  const { t } = useTranslation('availability');
  const { language } = useFormat();
  const regions = useReferenceList('regions');
  const { data: vessels = [] } = useQuery(vesselsQuery);
  return ({
    vessel_id,
    region_id,
    start_date,
    end_date,
    min_days,
    min_berths,
  }: AvailabilityWatch): string => {
    const vessel = vessels.find(({ id }) => id === vessel_id);
    const region = regions.find(({ id }) => id === region_id);
    const where = vessel
      ? nameInLanguage(language, vessel)
      : region
        ? t('fields.of_region', { region: nameInLanguage(language, region) })
        : t('fields.everywhere');
    const wishes = [
      ...(min_days === null ? [] : [t('wish.days', { count: min_days })]),
      ...(min_berths === null ? [] : [t('wish.berths', { count: min_berths })]),
    ];
    return [where, formatDayRange(language, start_date, end_date), ...wishes].join(', ');
  };
};

const Watch = ({ watch, words }: { watch: AvailabilityWatch; words: string }) => {
  const { t } = useTranslation('availability');
  const { run, pending } = useApiMutation(
    'watch_availability',
    {
      mutationFn: () => removeWatch(watch.id),
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: watchesQuery.queryKey });
        snackbar.success(t('removed'));
      },
    },
    snackbar.error,
  );
  return (
    <li>
      <Row>
        <span>{words}</span>
        <Button
          small
          pending={pending}
          aria-label={t('remove_named', { watch: words })}
          onPress={() => void run()}
        >
          {t('remove')}
        </Button>
      </Row>
    </li>
  );
};

export const WatchDaysButton = ({ schedule }: { schedule: OpenSchedule }) => {
  const { t } = useTranslation('availability');
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  if (!user) return <LinkButton href={paths.login(paths.openSchedules())}>{t('sign_in')}</LinkButton>;
  return (
    <>
      <Button icon="bell" onPress={() => setAsking(true)}>
        {t('title')}
      </Button>
      {isAsking && <AvailabilityWatchDialog schedule={schedule} onClose={() => setAsking(false)} />}
    </>
  );
};

const Own = () => {
  const { t } = useTranslation('availability');
  const words = useWatchWords();
  return (
    <QueryView query={useQuery(watchesQuery)}>
      {(watches) =>
        watches.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul aria-label={t('list')}>
            {watches.map((watch) => (
              <Watch key={watch.id} watch={watch} words={words(watch)} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
};

export const AvailabilityWatches = () => {
  const { t } = useTranslation('availability');
  const user = useUser();
  return (
    <Section title={t('list')}>
      <Stack>
        <p>{t('text')}</p>
        {user && <Own />}
      </Stack>
    </Section>
  );
};
