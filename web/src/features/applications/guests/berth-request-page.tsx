import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthRequestAction } from '@shiptime/domain/plans/guests/berth-requests';
import type { BerthRequest } from '@shiptime/domain/plans/wire/guests';
import { useFormat } from '#lib/format.ts';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { useIdParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { UserText } from '#ui/user-text.tsx';
import { FocusKeeper } from '../shared-voyages/focus-keeper.tsx';
import { BerthRequestActionDialog } from './berth-request-action-dialog.tsx';
import { berthActions, berthRequestQuery, invalidateBerthRequests } from './berth-requests-api.ts';
import { BerthRequestEntries } from './berth-request-entries.tsx';
import { GuestVoyageCard } from './guest-voyage-card.tsx';
import { fullNameOf } from '../people/full-name-of.ts';
import { useVoyageLabels } from './use-voyage-labels.ts';
import styles from './guests.module.css';

const stateIcons = {
  waiting: 'clock',
  accepted: 'check',
  declined: 'error',
  withdrawn: 'arrow-left',
  taken_back: 'error',
  lapsed: 'clock',
} as const;

export const BerthRequestStateChip = ({ request }: { request: BerthRequest }) => {
  const { t } = useTranslation('guests');
  return <Chip icon={stateIcons[request.state]}>{t(`request.states.${request.state}`)}</Chip>;
};

const Facts = ({ request }: { request: BerthRequest }) => {
  const { t } = useTranslation('guests');
  const { number, days } = useFormat();
  const { id: me } = useSignedInUser();
  const isOwn = request.user.id === me;
  const { ship_time_request_id: application, granted_berths: granted, spare_berths: spare } = request;
  const items = [
    { key: 'state', term: t('request.state'), value: <BerthRequestStateChip request={request} /> },
    {
      key: 'asker',
      term: t('request.asker'),
      value: `${fullNameOf(request.user)}, ${request.user.email}`,
      isLeftOut: isOwn,
    },
    { key: 'berths', term: t('request.berths'), value: number(request.berths) },
    { key: 'granted', term: t('request.granted'), value: granted, isLeftOut: granted === null },
    {
      key: 'spare',
      term: t('request.spare'),
      value: spare === null ? null : number(spare),
      isLeftOut: request.state !== 'waiting',
    },
    {
      key: 'days',
      term: t('request.days'),
      value: request.days_aboard === null ? null : days(request.days_aboard),
    },
    { key: 'objectives', term: t('request.objectives'), value: <Text text={request.objectives} /> },
    {
      key: 'equipment',
      term: t('request.equipment'),
      value: request.equipment && <Text text={request.equipment} />,
    },
    {
      key: 'application',
      term: t('request.application'),
      value: application !== null && (
        <Link href={paths.request(application)}>
          <UserText
            text={request.project_title ?? ''}
            within={`${application} – ${request.project_title ?? ''}`}
          />
        </Link>
      ),
      isLeftOut: application === null,
    },
    {
      key: 'word',
      term: t('request.word'),
      value: t(`asked.word.${request.word ?? 'none'}`),
      isLeftOut: isOwn,
    },
  ];
  return <DescriptionList items={items.filter(({ isLeftOut }) => !isLeftOut)} />;
};

const Text = ({ text }: { text: string }) => <span className={styles['text']}>{text}</span>;

const Actions = ({ request }: { request: BerthRequest }) => {
  const { t } = useTranslation('guests');
  const [action, setAction] = useState<BerthRequestAction | null>(null);
  const offered = berthActions.filter((each) => request.can[each]);
  return (
    <FocusKeeper>
      {offered.length > 0 && (
        <Row>
          {offered.map((each, index) => (
            <Button
              key={each}
              {...(index === 0 && each !== 'withdraw' && each !== 'take_back' && { variant: 'primary' })}
              onPress={() => setAction(each)}
            >
              {t(`doing.${each}.button`)}
            </Button>
          ))}
        </Row>
      )}
      {action && (
        <BerthRequestActionDialog request={request} action={action} onClose={() => setAction(null)} />
      )}
    </FocusKeeper>
  );
};

const Request = ({ request }: { request: BerthRequest }) => {
  const { t } = useTranslation('guests');
  const { id: me } = useSignedInUser();
  const { mission_id: mission, fiscal_year_id: fiscalYearId, voyage } = request;
  const isCard = request.user.id === me && request.state === 'accepted' && voyage !== null;
  return (
    <Stack roomy>
      {isCard && <GuestVoyageCard request={request} voyage={voyage} level={2} />}
      <Actions request={request} />
      <Section title={t('request.facts')}>
        <Facts request={request} />
        {mission !== null && !isCard && (
          <div className={styles['below']}>
            <LinkButton icon="ship" href={paths.shipSchedules({ fiscalYearId, mission })}>
              {t('request.in_schedule')}
            </LinkButton>
          </div>
        )}
      </Section>
      <Section title={t('request.history')}>
        <BerthRequestEntries entries={request.entries} />
      </Section>
    </Stack>
  );
};

export const BerthRequestPage = () => {
  const { t } = useTranslation('guests');
  const id = useIdParam() ?? 0;
  const user = useSignedInUser();
  const query = useQuery(berthRequestQuery(id));
  const { wordsOf } = useVoyageLabels();
  useLiveEvents([`user:${user.id}`], ({ kind }) => {
    if (kind === 'notice' || kind === 'resync') void invalidateBerthRequests();
  });
  if (query.isPending) return <Loading page label={t('asked_link')} />;
  return (
    <>
      <PageHeading
        title={query.data ? t('request.title', { voyage: query.data.voyage_title }) : t('asked_link')}
        lead={query.data && t('request.lead', wordsOf(query.data))}
      />
      <QueryView query={query}>{(request) => <Request key={request.id} request={request} />}</QueryView>
    </>
  );
};
