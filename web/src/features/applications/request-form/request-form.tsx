import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '@tanstack/react-router';
import { isSectionName } from '@shiptime/domain/applications/sections/sections';
import { useLive } from '../../../lib/live.ts';
import { useSearchText } from '../../../lib/navigation.ts';
import { useUnsavedText } from '../../../lib/unsaved-text.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ApplicationStory } from '../components/application-story.tsx';
import { DecisionButtons } from '../components/decision-buttons.tsx';
import { StatusChip } from '../components/status-chip.tsx';
import { hasUnsaved } from '../autosave/autosave.ts';
import { FormModelContext, type FormModel, useApplication } from './form-model.ts';
import { MissingList } from './missing-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionNav } from './section-nav.tsx';
import { SectionPage } from './section-page.tsx';
import { SubmitPage } from './submit-page.tsx';
import styles from './request-form.module.css';

const nobody: ReadonlyMap<string, readonly string[]> = new Map();

const useKeptSafe = (model: FormModel): void => {
  const { editor } = model;
  useUnsavedText(`request-${editor.application().id}`, () =>
    hasUnsaved(editor.state()) ? JSON.stringify(editor.state().edits) : null,
  );
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsaved(editor.state())) return false;
      // It is kept in this browser whatever happens; leaving only waits for the server a moment.
      await Promise.race([editor.saveNow(), new Promise((resolve) => setTimeout(resolve, 3000))]);
      return false;
    },
    enableBeforeUnload: () => hasUnsaved(editor.state()) && !editor.state().enabled,
  });
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden' && editor.state().enabled) void editor.saveNow(true);
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [editor]);
};

const OpenForm = ({ model }: { model: FormModel }) => {
  const { t } = useTranslation('application_form');
  const application = useApplication();
  const asked = useSearchText('section') ?? '';
  const section = isSectionName(asked) ? asked : 'general_information';
  useKeptSafe(model);
  useLive([`ship_time_request:${application.id}`], (event) => {
    if (event.kind !== 'presence') void model.editor.refresh();
  });
  return (
    <>
      <PageHeading
        title={application.project_title ?? t('untitled')}
        lead={t('number_and_year', { id: application.id, year: model.context.fiscalYear.name })}
        actions={<StatusChip statusId={application.status_id} />}
      />
      {model.readOnly && <Notice tone="info">{t('read_only')}</Notice>}
      <DecisionButtons application={application} onDone={() => void model.editor.refresh()} />
      {application.submitted_at && <ApplicationStory id={application.id} />}
      <div className={styles['layout']}>
        <aside className={styles['side']}>
          <SectionNav current={section} present={nobody} />
          {!model.readOnly && <MissingList onFollow={model.markEmpty} />}
        </aside>
        <div className={styles['main']}>
          <SaveStatus />
          {asked === 'submit' ? <SubmitPage /> : <SectionPage key={section} name={section} />}
        </div>
      </div>
    </>
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
