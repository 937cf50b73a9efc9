import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BerthRequest } from '@shiptime/domain/plans/wire/guests';
import { dayOfInstant } from '#lib/format.ts';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { GuestVoyageCard } from './guest-voyage-card.tsx';
import {
  invalidateBerthRequests,
  ownBerthRequestsQuery,
  waitingBerthRequestsQuery,
} from './berth-requests-api.ts';
import { fullNameOf } from '../people/full-name-of.ts';
import { useVoyageLabels } from './use-voyage-labels.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { UserText } from '#ui/user-text.tsx';
import styles from './guests.module.css';

type Shown = {
  readonly id: number;
  readonly title: string;
  readonly voyage: string;
  readonly hint: string;
  readonly label: string;
  readonly isUrgent: boolean;
};

const RequestCards = ({ requests }: { requests: readonly Shown[] }) =>
  requests.length > 0 && (
    <ul className={styles['cards']}>
      {requests.map(({ id, title, voyage, hint, label, isUrgent }) => (
        <li key={id} className={styles['card']} data-urgent={isUrgent}>
          <div className={styles['words']}>
            <p className={styles['title']}>
              <UserText text={voyage} within={title} />
            </p>
            <p className={styles['hint']}>{hint}</p>
          </div>
          <LinkButton {...(isUrgent && { variant: 'primary' })} href={paths.berthRequest(id)}>
            {label}
            <VisuallyHidden>
              <UserText text={voyage} within={` – ${title}`} />
            </VisuallyHidden>
          </LinkButton>
        </li>
      ))}
    </ul>
  );

const recentMs = 30 * 86_400_000;

const isShown = ({ state, end_date, decided_at }: BerthRequest): boolean => {
  const now = serverNow();
  if (state === 'waiting') return true;
  if (state === 'accepted') return end_date >= dayOfInstant(new Date(now).toISOString());
  return state !== 'withdrawn' && decided_at !== null && now - Date.parse(decided_at) < recentMs;
};

const Mine = ({ requests }: { requests: readonly BerthRequest[] }) => {
  const { t } = useTranslation('guests');
  const { wordsOf } = useVoyageLabels();
  const others = requests.filter(({ state, voyage }) => state !== 'accepted' || voyage === null);
  return (
    <Stack>
      {requests.map((request) =>
        request.state === 'accepted' && request.voyage ? (
          <GuestVoyageCard key={request.id} request={request} voyage={request.voyage} level={3} linked />
        ) : null,
      )}
      <RequestCards
        requests={others.map((request) => ({
          id: request.id,
          title: t(`mine.state.${request.state}`, { voyage: request.voyage_title }),
          voyage: request.voyage_title,
          hint: request.is_questioned ? t('mine.questioned') : t('request.lead', wordsOf(request)),
          label: request.is_questioned ? t('mine.answer') : t('mine.open'),
          isUrgent: request.is_questioned,
        }))}
      />
    </Stack>
  );
};

export const WaitingBerthRequests = () => {
  const { t } = useTranslation('guests');
  const { data = [] } = useQuery(waitingBerthRequestsQuery);
  const { wordsOf } = useVoyageLabels();
  const forMe = data.filter(({ can, word }) => can.accept || can.decline || (can.agree && word === null));
  if (forMe.length === 0) return null;
  return (
    <Section title={t('asked.title', { count: forMe.length })}>
      <RequestCards
        requests={forMe.map((request) => ({
          id: request.id,
          title: t('asked.of', { name: fullNameOf(request.user), voyage: request.voyage_title }),
          voyage: request.voyage_title,
          hint: [
            t('asked.hint', { ...wordsOf(request), berths: request.berths }),
            request.can.decline &&
              t(request.is_questioned ? 'asked.waits' : `asked.word.${request.word ?? 'none'}`),
          ]
            .filter(Boolean)
            .join(' · '),
          label: t(request.can.decline ? 'asked.decide' : 'asked.say'),
          isUrgent: !request.is_questioned,
        }))}
      />
    </Section>
  );
};

export const OwnBerthRequests = () => {
  const { t } = useTranslation('guests');
  const user = useSignedInUser();
  const { data = [] } = useQuery(ownBerthRequestsQuery(user.id));
  useLiveEvents([`user:${user.id}`], ({ kind }) => {
    if (kind === 'notice' || kind === 'resync') void invalidateBerthRequests();
  });
  const shown = data.filter(isShown);
  return shown.length === 0 ? null : (
    <Section title={t('mine.title')}>
      <Mine requests={shown} />
    </Section>
  );
};
