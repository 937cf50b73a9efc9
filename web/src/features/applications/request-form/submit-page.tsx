import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { toApiError } from '../../../lib/api-client.ts';
import { useFormat } from '../../../lib/format.ts';
import { uniqueKey } from '../../../lib/unique-key.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { Stack } from '../../../ui/stack.tsx';
import { invalidateApplications, loadApplication, takeStep } from '../api.ts';
import { FormModelContext, useApplication, useFormModel, useProblems } from './form-model.ts';
import { sectionPages } from './section-page.tsx';

/** All of it as it will be read. */
export const ReadAll = () => {
  const { t } = useTranslation('applications');
  const model = useFormModel();
  return (
    <FormModelContext value={{ ...model, readOnly: true, marksEmpty: true }}>
      {sectionNames.map((name) => {
        const Section = sectionPages[name];
        return (
          <section key={name} aria-labelledby={`read-${name}`}>
            <Stack roomy>
              <h3 id={`read-${name}`}>{t(`sections.${name}`)}</h3>
              <Section />
            </Stack>
          </section>
        );
      })}
    </FormModelContext>
  );
};

/** Read it all, then submit: once, however often it is clicked. */
export const SubmitPage = () => {
  const { t } = useTranslation('application_form');
  const { editor, context, markEmpty } = useFormModel();
  const application = useApplication();
  const format = useFormat();
  const problems = useProblems();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // One key for all tries: an answer that the network dropped is not a second submission.
  const key = useRef(uniqueKey());
  const complete = problems.length === 0;

  const submit = async () => {
    setPending(true);
    setError(null);
    try {
      if (!(await editor.saveNow())) throw new Error(t('submit.unsaved'));
      await takeStep(application.id, 'submit', {}, key.current);
      editor.replace(await loadApplication(application.id));
      await invalidateApplications();
      snackbar.success(t('submit.done', { id: application.id }));
      setAsking(false);
    } catch (caught) {
      key.current = uniqueKey();
      const failure = toApiError(caught);
      if (failure.status === 422) markEmpty();
      setError(failure.message || t('no_network'));
    } finally {
      setPending(false);
    }
  };

  return (
    <Stack roomy>
      <h2 id="section-heading" tabIndex={-1}>
        {t('submit.title')}
      </h2>
      <p>{t('submit.lead', { deadline: format.eastern(context.fiscalYear.deadline_at) })}</p>
      {!application.can['submit'] && <Notice tone="info">{t('submit.only_primary')}</Notice>}
      {!complete && <Notice tone="warning">{t('submit.incomplete', { count: problems.length })}</Notice>}
      <ReadAll />
      <div>
        <Button
          variant="primary"
          icon="send"
          isDisabled={!complete || !application.can['submit']}
          onPress={() => setAsking(true)}
        >
          {t('submit.submit')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('submit.question')}
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void submit()}
        confirmLabel={t('submit.submit')}
        error={error}
        pending={pending}
      >
        <p>{t('submit.cannot_be_undone')}</p>
      </ConfirmDialog>
    </Stack>
  );
};
