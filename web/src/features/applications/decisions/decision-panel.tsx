import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { useSearchText } from '#lib/navigation.ts';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { ApplicationProgress } from './application-progress.tsx';
import { OffersOfApplication } from '../offers/offers-of-application.tsx';
import { OutcomePanel } from '../outcome/outcome-panel.tsx';
import { ClosedNotice } from '../request-form/closed-notice.tsx';
import { CopiedNotice } from '../request-form/copied-notice.tsx';
import { useApplication, useFormModel } from '../request-form/form-model.ts';
import { ReadOnlyNotice } from '../request-form/read-only-notice.tsx';
import type { DecisionPanelProps } from '../request-form/application-form.tsx';
import { useIsClosedDraft } from '../request-form/use-late-edits.ts';
import { AgreementsOfApplication } from '../shared-voyages/agreements-of-application.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { OpenQuestion } from './open-question.tsx';
import { ProposedCorrections } from './proposed-corrections.tsx';
import { WithdrawalRequest } from './withdrawal-request.tsx';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

const LeftOutNotice = ({ application }: { application: Application }) => {
  const { t } = useTranslation('application_form');
  const language = useLanguage();
  const ship = useVessels().find(({ id }) => id === application.vessel_id);
  const year = useReferenceList('fiscal_years').find(({ id }) => id === application.fiscal_year_id);
  const words = { vessel: ship ? nameInLanguage(language, ship) : '', year: year?.name ?? '' };
  return (
    <Notice tone="warning" title={t('left_out.title')}>
      <p>{t('left_out.explained', words)}</p>
    </Notice>
  );
};

export const DecisionPanel = (props: DecisionPanelProps) => {
  const { t } = useTranslation('application_form');
  const application = useApplication();
  const { readOnly } = useFormModel();
  const isClosed = useIsClosedDraft();
  const asksToRespond = useSearchText('act') === 'respond';
  const [wasOpen] = useState(!readOnly);
  return (
    <Stack>
      <OutcomePanel application={application} />
      <CopiedNotice />
      {application.left_out_of_plan && <LeftOutNotice application={application} />}
      {application.can['respond'] && (
        <Notice tone="warning" title={t('story.open_question')}>
          <OpenQuestion id={application.id} />
          <p>{t('story.stays')}</p>
        </Notice>
      )}
      {application.can['correct'] && <ProposedCorrections id={application.id} onDone={props.onDecided} />}
      {application.can['withdraw'] && <WithdrawalRequest application={application} />}
      <DecisionButtons
        application={application}
        asked={asksToRespond && application.can['respond'] ? 'respond' : undefined}
        onDone={props.onDecided}
      />
      {isClosed && <ClosedNotice isNew={wasOpen} />}
      {readOnly && !isClosed && <ReadOnlyNotice justSubmitted={props.isSubmitting} />}
      <ApplicationProgress application={application} isOpenAtFirst={application.submitted_at !== null} />
      {!application.can['withdraw'] && <WithdrawalRequest application={application} />}
      {application.status_id === statuses.in_review && <OffersOfApplication id={application.id} />}
      {application.status_id !== statuses.draft && <AgreementsOfApplication id={application.id} />}
      {application.submitted_at && (
        <ApplicationHistory id={application.id} isQuestionShown={application.can['respond'] === true} />
      )}
    </Stack>
  );
};
