import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { useOpenFiscalYear } from '../new-application/open-fiscal-year.ts';

const WorkLink = ({ isInbox }: { isInbox: boolean }) => {
  const { t } = useTranslation('application_form');
  return (
    <LinkButton variant="primary" icon="arrow-right" href={isInbox ? paths.inbox() : paths.requests()}>
      {t(`mine.to_work.${isInbox ? 'inbox' : 'applications'}`)}
    </LinkButton>
  );
};

export const NoApplications = ({ hasOthers }: { hasOthers: boolean }) => {
  const { t } = useTranslation('application_form');
  const { can } = useSignedInUser();
  const year = useOpenFiscalYear();
  const { deadline } = useFormat();
  const title = t(hasOthers ? 'mine.none_active' : 'mine.none');
  if (can['manage'])
    return <EmptyState title={title} icon="anchor" action={<WorkLink isInbox={can['inbox'] === true} />} />;
  if (!can['apply']) return <EmptyState title={title} icon="anchor" />;
  return (
    <EmptyState
      title={title}
      icon="anchor"
      action={
        <LinkButton variant="primary" icon="add" href={paths.request()}>
          {t('mine.new')}
        </LinkButton>
      }
    >
      {!hasOthers && t('mine.none_hint')}{' '}
      {year && t('mine.open_until', { year: year.name, deadline: deadline(year.deadline_at) })}
    </EmptyState>
  );
};
