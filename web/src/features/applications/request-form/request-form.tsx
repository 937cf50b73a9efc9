import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSectionName, type SectionName } from '@shiptime/domain/applications/sections/sections';
import { useSearchText } from '../../../lib/navigation.ts';
import { WidePage } from '../../../ui/wide-page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ApplicationStory } from '../components/application-story.tsx';
import { DeadlineCountdown } from '../components/deadline-countdown.tsx';
import { DecisionButtons } from '../components/decision-buttons.tsx';
import { StatusChip } from '../components/status-chip.tsx';
import { OthersNotice } from '../people/others-notice.tsx';
import { PeoplePanel } from '../people/people-panel.tsx';
import { FormModelContext, type FormModel, useApplication } from './form-model.ts';
import { RestoredNotice } from './kept-notices.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { MissingList, WarningList } from './missing-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionNav } from './section-nav.tsx';
import { SectionPage } from './section-page.tsx';
import { SubmitPage } from './submit-page.tsx';
import { useOthers } from './use-others.ts';
import styles from './request-form.module.css';

/** The section in the address; on the page of submission, the one from which one came. */
const useSection = (): { section: SectionName; isSubmitting: boolean } => {
  const asked = useSearchText('section') ?? '';
  const [last, setLast] = useState<SectionName>('general_information');
  if (isSectionName(asked) && asked !== last) setLast(asked);
  return { section: isSectionName(asked) ? asked : last, isSubmitting: asked === 'submit' };
};

const OpenForm = ({ model }: { model: FormModel }) => {
  const { t } = useTranslation('application_form');
  const application = useApplication();
  const { section, isSubmitting } = useSection();
  const { present, last } = useOthers(model, section);
  const refresh = () => void model.editor.refresh();
  return (
    <WidePage>
      <PageHeading
        title={application.project_title ?? t('untitled')}
        lead={
          <>
            <p>{t('number_and_year', { id: application.id, year: model.context.fiscalYear.name })}</p>
            {!model.readOnly && <DeadlineCountdown at={model.context.fiscalYear.deadline_at} />}
          </>
        }
        actions={<StatusChip statusId={application.status_id} />}
      />
      {model.readOnly && <Notice tone="info">{t('read_only')}</Notice>}
      <DecisionButtons application={application} onDone={refresh} />
      {application.submitted_at && <ApplicationStory id={application.id} />}
      <div className={styles['layout']}>
        <aside className={styles['side']}>
          <SectionNav current={section} present={present} isSubmitting={isSubmitting} />
          {!model.readOnly && <MissingList onFollow={model.markEmpty} />}
          {!model.readOnly && <WarningList />}
          <PeoplePanel
            application={application}
            limit={model.context.settings.co_proponent_limit}
            present={present}
            onChanged={refresh}
          />
        </aside>
        <div className={styles['main']}>
          <SaveStatus />
          <OthersNotice present={present} last={last} />
          <RestoredNotice />
          {isSubmitting ? <SubmitPage /> : <SectionPage key={section} name={section} />}
        </div>
      </div>
      <LeaveGuard />
    </WidePage>
  );
};

export const RequestForm = ({ model }: { model: FormModel }) => {
  const [readOnly, setReadOnly] = useState(model.readOnly);
  // What was submitted or decided elsewhere closes the form here too.
  useEffect(
    () => model.editor.subscribe(() => setReadOnly(!model.editor.application().can['edit'])),
    [model.editor],
  );
  const current = { ...model, readOnly };
  return (
    <FormModelContext value={current}>
      <OpenForm model={current} />
    </FormModelContext>
  );
};
