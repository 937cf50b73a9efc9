import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCreateVersion } from '@shiptime/domain/plans/decisions';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Link } from '#ui/link.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { Table } from '#ui/table.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { createVersion } from '../plan-api.ts';
import type { PlanVersion } from '@shiptime/domain/plans/wire/versions';
import { usePlanEditorState, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { ComparedVersionsChoice } from './compared-versions-choice.tsx';

const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan, reload } = useSchedulerModel();
  const [reason, setReason] = useState('');
  const task = useApiMutation('create_version', {
    mutationFn: () => createVersion(plan.id, reason.trim()),
    onSuccess: async ({ number }) => {
      snackbar.success(t('versions.created', { number }));
      await reload();
      onClose();
    },
    onError: () => void reload(),
  });
  return (
    <FormDialog
      name="version-create"
      title={tp('actions.create_version')}
      isOpen
      onClose={onClose}
      onSubmit={() => void task.run()}
      error={task.problem}
      pending={task.pending}
      submitLabel={tp('actions.create_version')}
      canSubmit={reason.trim() !== ''}
    >
      <TextArea
        label={t('steps.reason')}
        hint={t('versions.reason_hint')}
        name="reason"
        max={planTextLimits.reason}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
};

const useObstacle = (): string | null => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const { plan, actor } = useSchedulerModel();
  const { status } = usePlanEditorState();
  const decision = mayCreateVersion(actor, plan);
  if (!decision.allowed) return te(`refusals.${decision.code}`);
  return status === 'saved' ? null : t('steps.unsaved');
};

export const PlanVersionList = () => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan } = useSchedulerModel();
  const obstacle = useObstacle();
  const { instant } = useFormat();
  const [creating, setCreating] = useState(false);
  const versions = plan.versions ?? [];
  return (
    <Stack>
      <Row end between>
        <ComparedVersionsChoice versions={versions} planId={plan.id} />
        <ActionButton icon="copy" disabledReason={obstacle} onPress={() => setCreating(true)}>
          {tp('actions.create_version')}
        </ActionButton>
      </Row>
      <Table<PlanVersion>
        caption={t('tabs.versions')}
        columns={[
          {
            key: 'number',
            header: t('versions.number'),
            isRowHeader: true,
            cell: ({ number }) => (
              <Link href={paths.scheduler(plan.id, { version: number })}>
                {t('versions.name', { number })}
              </Link>
            ),
          },
          { key: 'reason', header: t('steps.reason'), cell: (version) => version.reason },
          {
            key: 'level',
            header: tp('fields.review_level.label'),
            cell: (row) => tp(`levels.${row.review_level}`),
          },
          {
            key: 'who',
            header: t('versions.who'),
            cell: ({ author }) => `${author.first_name} ${author.last_name}`,
          },
          {
            key: 'when',
            header: t('versions.when'),
            cell: ({ created_at }) => <NonBreakingDates text={instant(created_at)} />,
          },
        ]}
        rows={versions}
        rowKey={({ id }) => id}
        empty={t('versions.none')}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </Stack>
  );
};
