import { calendarScopeOf } from '@shiptime/domain/plans/policy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { CalendarFeed } from '@shiptime/domain/plans/wire/fleet';
import { useActor } from '#lib/actor.ts';
import { addCalendarFeed, calendarFeedsQuery, revokeCalendarFeed } from '../plan-api.ts';

const useOwnKind = () => calendarScopeOf(useActor());

const useFeedName = () => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const vessels = useVessels();
  const kind = useOwnKind();
  return ({ vessel_id }: CalendarFeed): string => {
    const vessel = vessels.find(({ id }) => id === vessel_id);
    return vessel ? nameInLanguage(language, vessel) : t(`feeds.kinds.${kind}`);
  };
};

const Feeds = ({ feeds, onRevoke }: { feeds: readonly CalendarFeed[]; onRevoke: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const nameOf = useFeedName();
  return (
    <Table<CalendarFeed>
      caption={t('feeds.caption')}
      columns={[
        { key: 'name', header: t('feeds.of'), isRowHeader: true, cell: nameOf },
        { key: 'since', header: t('feeds.since'), cell: ({ created_at }) => <Instant at={created_at} /> },
        {
          key: 'revoke',
          header: '',
          label: t('feeds.revoke'),
          cell: (feed) => (
            <Button
              small
              icon="trash"
              aria-label={t('feeds.revoke_named', { name: nameOf(feed) })}
              onPress={() => onRevoke(feed.id)}
            >
              {t('feeds.revoke')}
            </Button>
          ),
        },
      ]}
      rows={feeds}
      rowKey={({ id }) => id}
      empty={t('feeds.none')}
    />
  );
};

/** Shows the address only once, because the server stores only its hash. */
const NewAddress = ({ url }: { url: string }) => {
  const { t } = useTranslation('scheduler');
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    snackbar.success(t('feeds.copied'));
  };
  return (
    <Notice tone="success" title={t('feeds.made')} live>
      <p>{t('feeds.secret')}</p>
      <TextField label={t('feeds.address')} width="full" value={url} onChange={() => undefined} isReadOnly />
      <Row>
        <Button small icon="copy" onPress={() => void copy()}>
          {t('feeds.copy')}
        </Button>
      </Row>
    </Notice>
  );
};

export const CalendarFeedsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const client = useQueryClient();
  const query = useQuery(calendarFeedsQuery);
  const vessels = useVessels();
  const kind = useOwnKind();
  const [vesselId, setVesselId] = useState<number | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const task = useApiMutation('change_feeds', {
    mutationFn: (work: () => Promise<string | null>) => work(),
    onSuccess: async (address) => {
      setUrl(address);
      await client.invalidateQueries({ queryKey: calendarFeedsQuery.queryKey });
    },
  });
  const add = () => task.run(async () => (await addCalendarFeed(vesselId)).url ?? null);
  const revoke = (id: number) =>
    task.run(async () => {
      await revokeCalendarFeed(id);
      return null;
    });
  return (
    <Dialog name="feeds" title={t('feeds.title')} isOpen wide onClose={onClose}>
      <Stack>
        <p>{t('feeds.explained')}</p>
        <ProblemNotice problem={task.problem} />
        {url && <NewAddress url={url} />}
        <Row end>
          <ComboBox
            label={t('feeds.vessel')}
            hint={t(`feeds.hints.${kind}`)}
            optional
            options={vessels
              .filter(({ active }) => active)
              .map((row) => ({ id: row.id, label: nameInLanguage(language, row) }))}
            value={vesselId}
            onChange={setVesselId}
          />
          <Button icon="add" pending={task.pending} onPress={() => void add()}>
            {t('feeds.add')}
          </Button>
        </Row>
        <QueryView query={query}>
          {(feeds) => <Feeds feeds={feeds} onRevoke={(id) => void revoke(id)} />}
        </QueryView>
      </Stack>
    </Dialog>
  );
};
