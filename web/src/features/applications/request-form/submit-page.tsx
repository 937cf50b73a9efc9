import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { millisecondsIn } from '@shiptime/domain/shared/instant';
import { createApiErrorWithMessage, toApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { useNow } from '#lib/use-now.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { UserText } from '#ui/user-text.tsx';
import { invalidateApplications, loadApplication, changeStatus } from '../application-api.ts';
import { fullNameOf } from '../people/full-name-of.ts';
import { useApplication, useFormModel, useProblems } from './form-model.ts';
import { MissingAnswersList, WarningList, ApplicationWarningsNotice } from './missing-list.tsx';
import { ReadOnlyApplication } from './read-only-application.tsx';
import { useReviewLabel } from './form-step-label.ts';
import { PreferredVesselVerdicts } from './warnings/preferred-vessel-verdict.tsx';

const useObstacle = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const application = useApplication();
  const user = useSignedInUser();
  const problems = useProblems();
  if (application.user_id !== user.id) {
    const name = application.primaryProponent ? fullNameOf(application.primaryProponent) : '';
    return <Notice tone="info">{t('applications:co_proponents.cannot_submit', { name })}</Notice>;
  }
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">{t('application_form:submit.incomplete', { count: problems.length })}</Notice>
  );
};

const useSubmitting = (onSubmitted: () => void) => {
  const { t } = useTranslation('application_form');
  const { editor, markEmpty } = useFormModel();
  const { id } = useApplication();

  return useApiMutation('submit_application', {
    mutationFn: async () => {
      if (!(await editor.saveNow())) throw createApiErrorWithMessage(t('submit.unsaved'));
      await changeStatus(id, 'submit', undefined);
    },
    onSuccess: async () => {
      onSubmitted();
      editor.replace(await loadApplication(id));
      await invalidateApplications();
    },
    onError: (thrown) => {
      const { status } = toApiError(thrown);
      if (status === 422) markEmpty();
      if (status === 409) void editor.refresh();
    },
  });
};

const Listed = () => {
  const { markEmpty } = useFormModel();
  return (
    <>
      {useProblems().length > 0 && <MissingAnswersList onFollow={markEmpty} isSubmitting />}
      <WarningList isSubmitting />
    </>
  );
};

const Question = () => {
  const { t } = useTranslation('application_form');
  const { context } = useFormModel();
  const { id, project_title } = useApplication();
  const format = useFormat();
  const daysLeft = Math.floor(
    (Date.parse(context.fiscalYear.deadline_at) - useNow(60_000)) / millisecondsIn.day,
  );
  const reminders = context.settings.reminder_days
    .filter((days) => days <= daysLeft)
    .toSorted((a, b) => b - a);
  return (
    <>
      <p>
        <strong>
          <UserText
            text={project_title ?? t('untitled')}
            within={`${id} – ${project_title ?? t('untitled')}`}
          />
        </strong>
      </p>
      <ApplicationWarningsNotice />
      <p>{t('submit.cannot_be_undone')}</p>
      {daysLeft > 0 && <p>{t('submit.days_left', { count: daysLeft })}</p>}
      {reminders.length > 0 && (
        <p>
          {t('submit.reminders', {
            count: reminders.at(-1),
            days: format.list(reminders.map((days) => format.number(days))),
          })}
        </p>
      )}
    </>
  );
};

export const SubmitPage = () => {
  const { t } = useTranslation('application_form');
  const { context } = useFormModel();
  const format = useFormat();
  const obstacle = useObstacle();
  const [asking, setAsking] = useState(false);
  const isNarrow = useIsNarrow(901);
  const { run, pending, problem, clearError } = useSubmitting(() => setAsking(false));

  return (
    <Stack roomy>
      <h2 id="section-heading" tabIndex={-1}>
        {useReviewLabel()}
      </h2>
      <p>{t('submit.lead', { deadline: format.deadline(context.fiscalYear.deadline_at) })}</p>
      {obstacle}
      {isNarrow && <Listed />}
      <PreferredVesselVerdicts />
      <ReadOnlyApplication level={3} />
      {obstacle}
      <div>
        <Button
          variant="primary"
          icon="send"
          isDisabled={obstacle !== null}
          onPress={() => {
            clearError();
            setAsking(true);
          }}
        >
          {t('submit.submit')}
        </Button>
      </div>
      <ConfirmDialog
        name="submit"
        title={t('submit.question')}
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run()}
        confirmLabel={t('submit.submit')}
        error={problem}
        pending={pending}
      >
        <Question />
      </ConfirmDialog>
    </Stack>
  );
};
