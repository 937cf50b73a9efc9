import type { Application } from '@shiptime/domain/applications/wire/application';
import { useTranslation } from 'react-i18next';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { defaultDeadline } from '@shiptime/domain/reference/fiscal-year';
import { describeVoyageDates } from '@shiptime/domain/plans/words/voyage-words';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { dayOfInstant, useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { serverNow } from '#lib/server-clock.ts';
import { Button } from '#ui/button.tsx';
import { StrongLink } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { TimeLeft } from '../components/deadline-countdown.tsx';
import { useOpenFiscalYear } from '../new-application/open-fiscal-year.ts';
import { isClosedDraft, isDraftApplication, countCompleteSections } from './own-application.ts';
import styles from './next-step.module.css';

type NextStepProps = { readonly application: Application; readonly onCopy: () => void };

const OfDraft = ({ application, onCopy }: NextStepProps) => {
  const { t } = useTranslation('application_form');
  const year = useReferenceList('fiscal_years').find(({ id }) => id === application.fiscal_year_id);
  const next = useOpenFiscalYear();
  const isClosed = isClosedDraft(application);
  const { done, of } = countCompleteSections(application);
  const remarks = application.open_remarks?.count ?? 0;
  return (
    <>
      {!isClosed && <div>{t('home.sections', { count: of, done })}</div>}
      {remarks > 0 && <div>{t('remarks.open', { count: remarks })}</div>}
      {year && <TimeLeft at={year.deadline_at} />}
      {isClosed && application.can['copy'] && next && (
        <div>
          <Button small icon="copy" onPress={onCopy}>
            {t('closed.copy', { year: next.name })}
            <VisuallyHidden>
              <UserText
                text={application.project_title ?? t('untitled')}
                within={` – ${application.project_title ?? t('untitled')}`}
              />
            </VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
};

const OfDecided = ({ application }: { application: Application }) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { outcome } = application;
  if (!outcome) return null;
  if (outcome.outcome !== 'accepted')
    return <span className={styles['reason']}>{outcome.reason && <UserText text={outcome.reason} />}</span>;
  if (outcome.voyages.length === 0) return t('home.not_published');
  return outcome.voyages.map((voyage) => (
    <div key={voyage.mission_id}>
      {nameInLanguage(language, voyage.vessel)}, {describeVoyageDates({ language }, voyage)}
    </div>
  ));
};

export const NextStep = ({ application, onCopy }: NextStepProps) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const year = useReferenceList('fiscal_years').find(({ id }) => id === application.fiscal_year_id);
  const ship = useVessels().find(({ id }) => id === application.vessel_id);
  const vessel = ship ? nameInLanguage(language, ship) : '';
  if (isDraftApplication(application)) return <OfDraft application={application} onCopy={onCopy} />;
  if (application.outcome) return <OfDecided application={application} />;
  if (application.left_out_of_plan) return t('home.left_out', { vessel });
  if (application.can['respond']) {
    return (
      <StrongLink href={paths.request(application.id, { act: 'respond' })}>
        {t('home.answer_question')}
      </StrongLink>
    );
  }
  if (application.status_id === statuses.in_review) return t('home.planning', { vessel });
  const isOpen = year !== undefined && new Date(serverNow()).toISOString() < year.deadline_at;
  return isOpen
    ? t('home.after_deadline', {
        vessel,
        deadline: formatDay(language, dayOfInstant(year.deadline_at, defaultDeadline.zone)),
      })
    : t('home.with_coordinators', { vessel });
};
