import type { Application } from '@shiptime/domain/applications/wire/application';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApplicationOutcome } from '@shiptime/domain/plans/voyages';
import { dayOfInstant } from '#lib/format.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { RecordedInstant } from '#ui/instant.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { UserText } from '#ui/user-text.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { downloadCalendar, outcomeQuery } from './outcome-api.ts';
import { VoyageChange } from './voyage-change.tsx';
import { ApplicationMap } from './application-map.tsx';
import { VoyageCard } from './voyage-card.tsx';
import styles from './outcome-panel.module.css';
import { paths } from '#lib/paths.ts';

type Props = Pick<ApplicationOutcome, 'report'> & { readonly id: number; readonly isOwn: boolean };

const ReportLink = ({ report, id, isOwn }: Props) => {
  const { t } = useTranslation('application_form');
  if (report === null || (report === 'due' && !isOwn)) return null;
  const variant = report === 'due' ? 'primary' : 'secondary';
  return (
    <LinkButton variant={variant} icon="edit" href={paths.report(id)}>
      {t(report === 'due' ? 'report.write' : 'report.read')}
    </LinkButton>
  );
};

const Contacts = ({ contacts }: Pick<ApplicationOutcome, 'contacts'>) => {
  const { t } = useTranslation('application_form');
  if (contacts.length === 0) return null;
  return (
    <p>
      {t('outcome.contact', { count: contacts.length })}{' '}
      {contacts.map(({ id, first_name, last_name, email }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {`${first_name} ${last_name} `}
          <Link href={`mailto:${email}`}>
            <EmailText email={email} />
          </Link>
        </span>
      ))}
    </p>
  );
};

const isOver = (voyages: ApplicationOutcome['voyages']): boolean => {
  const today = dayOfInstant(new Date(serverNow()).toISOString());
  return voyages.every(({ end_date }) => end_date < today);
};

const Accepted = ({ application, outcome }: { application: Application; outcome: ApplicationOutcome }) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const people = [application.user_id, ...(application.coProponents ?? []).map(({ id }) => id)];
  return (
    <Stack>
      {outcome.voyages.map((voyage, index) => (
        <VoyageCard
          key={voyage.mission_id}
          voyage={voyage}
          all={outcome.voyages}
          isOwn={people.includes(user.id)}
          level={2}
          {...(index === 0 && {
            actions: (
              <>
                <ReportLink report={outcome.report} id={application.id} isOwn={people.includes(user.id)} />
                <DownloadButton
                  variant={outcome.report === 'due' ? 'secondary' : 'primary'}
                  load={() => downloadCalendar(application.id)}
                >
                  {t('outcome.calendar')}
                </DownloadButton>
              </>
            ),
            map: <ApplicationMap applicationId={application.id} />,
            children: (
              <>
                {!isOver(outcome.voyages) && <VoyageChange changed={outcome.changed} />}
                <Contacts contacts={outcome.contacts} />
              </>
            ),
          })}
        />
      ))}
      {outcome.voyages.length === 0 && (
        <Notice tone="success">
          <p>{t('outcome.not_published')}</p>
          <VoyageChange changed={outcome.changed} />
          <Contacts contacts={outcome.contacts} />
        </Notice>
      )}
    </Stack>
  );
};

const Refused = ({ outcome }: { outcome: ApplicationOutcome }) => {
  const { t } = useTranslation('application_form');
  return (
    <Notice title={t(`outcome.titles.${outcome.outcome}`)}>
      {outcome.reason && (
        <p className={styles['reason']}>
          <UserText text={outcome.reason} />
        </p>
      )}
      <p>
        {t('outcome.since')} <RecordedInstant at={outcome.at} />
      </p>
      <Contacts contacts={outcome.contacts} />
    </Notice>
  );
};

export const DecisionSummary = ({ application }: { application: Application }) => {
  const { data: outcome } = useQuery(outcomeQuery(application.id, true));
  if (!outcome) return null;
  return outcome.outcome === 'accepted' ? (
    <Accepted application={application} outcome={outcome} />
  ) : (
    <Refused outcome={outcome} />
  );
};
