import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import { useFormat } from '#lib/format.ts';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { api } from '#lib/api-client.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { LinkButton } from '#ui/link.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { useActor } from '#lib/actor.ts';
import { invalidatePlans } from '../plan-api.ts';
import type { LoadedPlan } from '../plan.ts';
import { restoreVersion } from './versions-api.ts';

type RestoreProps = { readonly plan: LoadedPlan; readonly number: number };
type VersionToolsProps = RestoreProps & { readonly isCompared: boolean };

const RestoreDialog = ({ plan, number, onClose }: RestoreProps & { onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { list } = useFormat();
  const go = useNavigateTo();
  const task = useApiMutation('change_missions', {
    mutationFn: () => restoreVersion(plan.id, number),
    onSuccess: async ({ version: before, missing }) => {
      await invalidatePlans();
      const titles = list(missing.map(({ title }) => title));
      snackbar.success(
        t(missing.length === 0 ? 'versions.restored' : 'versions.restored_missing', {
          number,
          before,
          titles,
        }),
      );
      go(paths.scheduler(plan.id));
    },
  });
  return (
    <FormDialog
      name="version-restore"
      title={t('versions.restore_title', { number })}
      isOpen
      onClose={onClose}
      onSubmit={() => void task.run()}
      error={task.problem}
      pending={task.pending}
      submitLabel={t('versions.restore_submit')}
    >
      <p>{t('versions.restore_body')}</p>
    </FormDialog>
  );
};

export const VersionTools = ({ plan, number, isCompared }: VersionToolsProps) => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const actor = useActor();
  const [restoring, setRestoring] = useState(false);
  const decision = mayEditPlan(actor, plan);
  return (
    <Row>
      {isCompared ? (
        <DownloadButton
          load={() => api.download(`/vessel_plans/${plan.id}/versions/${number}/difference/now/export.pdf`)}
        >
          {t('paper.comparison_now')}
        </DownloadButton>
      ) : (
        <LinkButton href={paths.scheduler(plan.id, { version: number, now: 1 })}>
          {t('versions.with_now')}
        </LinkButton>
      )}
      <ActionButton
        icon="undo"
        disabledReason={decision.allowed ? null : te(`refusals.${decision.code}`)}
        onPress={() => setRestoring(true)}
      >
        {t('versions.restore')}
      </ActionButton>
      {restoring && <RestoreDialog plan={plan} number={number} onClose={() => setRestoring(false)} />}
    </Row>
  );
};
