import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSectionName, type SectionName } from '@shiptime/domain/applications/sections/sections';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { useFocusKeeper } from '#lib/use-focus-keeper.ts';
import { useHash, useSearchText } from '#lib/navigation.ts';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AttachmentsPanel } from '../attachments/attachments-panel.tsx';
import { DeadlineCountdown } from '../components/deadline-countdown.tsx';
import { StatusChip } from '../components/status-chip.tsx';
import { OtherEditorsNotice } from '../people/other-editors-notice.tsx';
import { PeopleHeading } from '../people/people-heading.tsx';
import type { Presences } from '../people/presence.ts';
import { RemarksProvider } from '../remarks/remarks-provider.tsx';
import { FormModelContext, type FormModel, useApplication, useFormModel } from './form-model.ts';
import { RestoredEditsNotice } from './restored-edits-notice.tsx';
import { useRegisterUnsavedFormWork } from './use-register-unsaved-form-work.ts';
import { MissingAnswersList, WarningList } from './missing-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { FormStepLine } from './step-line.tsx';
import { SectionNav } from './section-nav.tsx';
import { SectionPage } from './section-page.tsx';
import { PrintTools } from './print-tools.tsx';
import { ReadOnlyApplication } from './read-only-application.tsx';
import { UnsavableEditsNotice } from './unsavable-edits-notice.tsx';
import type { FormStep } from './form-step-label.ts';
import { SubmitPage } from './submit-page.tsx';
import { useCloseAtDeadline } from './use-close-at-deadline.ts';
import { useChangesByOthers } from './use-changes-by-others.ts';
import styles from './application-form.module.css';

const useSection = () => {
  const asked = useSearchText('section') ?? '';
  const [last, setLast] = useState<SectionName>('general_information');
  if (isSectionName(asked) && asked !== last) setLast(asked);
  const section = isSectionName(asked) ? asked : last;
  return { section, isSubmitting: asked === 'submit', asksForAll: !isSectionName(asked) };
};

const useHeadingOfArrival = (place: string): void => {
  const last = useRef(place);
  const hash = useHash();
  const remark = useSearchText('remark');
  useEffect(() => {
    const hasMoved = last.current !== place;
    last.current = place;
    const heading = document.getElementById('section-heading');
    if (!hasMoved || !heading || hash || remark) return;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  }, [place, hash, remark]);
};

const useSavedOnGoingOn = (place: string): void => {
  const { editor, readOnly } = useFormModel();
  const last = useRef(place);
  useEffect(() => {
    const hasMoved = last.current !== place;
    last.current = place;
    if (hasMoved && !readOnly && editor.state().enabled) void editor.saveNow();
  }, [place, editor, readOnly]);
};

const Content = ({ section, isSubmitting, readsAll }: FormStep) => {
  const { readOnly } = useFormModel();
  const place = isSubmitting ? 'submit' : section;
  useHeadingOfArrival(place);
  useSavedOnGoingOn(place);
  if (readOnly && readsAll) return <ReadOnlyApplication level={2} />;
  return isSubmitting ? <SubmitPage /> : <SectionPage key={section} name={section} />;
};

type SideProps = FormStep & { readonly present: Presences };

const Side = ({ section, present, readsAll, isSubmitting }: SideProps) => {
  const model = useFormModel();
  return (
    <>
      <SectionNav current={section} present={present} readsAll={readsAll} />
      {!model.readOnly && <MissingAnswersList onFollow={model.markEmpty} isSubmitting={isSubmitting} />}
      {!model.readOnly && <WarningList isSubmitting={isSubmitting} />}
      <AttachmentsPanel applicationId={model.editor.application().id} mayEdit={!model.readOnly} />
    </>
  );
};

type HeadingProps = {
  readonly readsAll: boolean;
  readonly present: Presences;
  readonly onChanged: () => void;
};

const Heading = ({ readsAll, present, onChanged }: HeadingProps) => {
  const { t } = useTranslation('application_form');
  const { context, readOnly } = useFormModel();
  const application = useApplication();
  const { id, project_title, status_id } = application;
  return (
    <PageHeading
      title={project_title ?? t('untitled')}
      titleLang={(project_title && detectLanguage(project_title)) ?? undefined}
      lead={
        <>
          <p>
            <NonBreakingDates text={t('number_and_year', { id, year: context.fiscalYear.name })} />
          </p>
          {!readOnly && <DeadlineCountdown at={context.fiscalYear.deadline_at} />}
        </>
      }
      actions={
        <>
          <StatusChip statusId={status_id} />
          <PeopleHeading
            application={application}
            limit={context.settings.co_proponent_limit}
            present={present}
            onChanged={onChanged}
          />
          <PrintTools readsAll={readsAll} />
        </>
      }
    />
  );
};

export type DecisionPanelProps = { readonly isSubmitting: boolean; readonly onDecided: () => void };

type Props = { readonly model: FormModel; readonly DecisionPanel: ComponentType<DecisionPanelProps> };

const OpenForm = ({ model, DecisionPanel }: Props) => {
  const { section, isSubmitting, asksForAll } = useSection();
  const readsAll = isSubmitting || (model.readOnly && asksForAll);
  const { present, last } = useChangesByOthers(model, section);
  const layout = useRef<HTMLDivElement>(null);
  useRegisterUnsavedFormWork();
  useFocusKeeper(layout);
  useCloseAtDeadline(model);
  const refresh = () => void model.editor.refresh();
  const isNarrow = useIsNarrow(901);
  const step = { section, isSubmitting, readsAll };
  const side = <Side {...step} present={present} />;
  return (
    <>
      <Heading readsAll={readsAll} present={present} onChanged={refresh} />
      <DecisionPanel isSubmitting={isSubmitting} onDecided={refresh} />
      <div ref={layout} className={styles['layout']}>
        {!isNarrow && <aside className={styles['side']}>{side}</aside>}
        <div className={styles['main']}>
          {isNarrow ? <FormStepLine step={step}>{side}</FormStepLine> : <SaveStatus step={step} />}
          <OtherEditorsNotice present={present} last={last} />
          <RestoredEditsNotice />
          <UnsavableEditsNotice />
          <Content {...step} />
        </div>
      </div>
    </>
  );
};

const WithRemarks = ({ children }: { children: ReactNode }) => (
  <RemarksProvider application={useApplication()}>{children}</RemarksProvider>
);

export const ApplicationForm = ({ model, DecisionPanel }: Props) => {
  const [readOnly, setReadOnly] = useState(model.readOnly);
  useEffect(
    () => model.editor.subscribe(() => setReadOnly(!model.editor.application().can['edit'])),
    [model.editor],
  );
  const current = { ...model, readOnly };
  return (
    <FormModelContext value={current}>
      <WithRemarks>
        <OpenForm model={current} DecisionPanel={DecisionPanel} />
      </WithRemarks>
    </FormModelContext>
  );
};
