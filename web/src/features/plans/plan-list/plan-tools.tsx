import { useTranslation } from 'react-i18next';
import { mayCreatePlan } from '@shiptime/domain/plans/decisions';
import { api } from '#lib/api-client.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { Row } from '#ui/stack.tsx';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import type { FiscalYearRow } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useActor } from '#lib/actor.ts';
import { createMissingPlans, invalidatePlans } from '../plan-api.ts';
import { ImportMissionsButton } from '../mission-import/import-missions-button.tsx';
import type { Plan } from '@shiptime/domain/plans/wire/plan';

type PlanToolsProps = { readonly year: FiscalYearRow; readonly plans: readonly Plan[] | undefined };

export const PlanTools = ({ year, plans }: PlanToolsProps) => {
  const { t } = useTranslation('scheduler');
  const actor = useActor();
  const vessels = useVessels();
  const planned = new Set(plans?.map(({ vessel_id }) => vessel_id));
  const missing = vessels.filter(
    ({ id, active }) => active && !planned.has(id) && mayCreatePlan(actor, id).allowed,
  ).length;
  const task = useApiMutation(
    'create_plans',
    {
      mutationFn: () => createMissingPlans(year.id),
      onSuccess: async (made) => {
        await invalidatePlans();
        snackbar.success(t('list.created', { count: made.length }));
      },
    },
    snackbar.error,
  );
  return (
    <Row>
      {plans !== undefined && missing > 0 && (
        <Button icon="add" pending={task.pending} onPress={() => void task.run()}>
          {t('list.create_missing', { count: missing })}
        </Button>
      )}
      <LinkButton href={paths.fleetScheduler({ fiscalYearId: year.id })} icon="calendar">
        {t('fleet.open')}
      </LinkButton>
      <LinkButton href={paths.scenarios({ fiscalYearId: year.id })} icon="copy">
        {t('list.scenarios')}
      </LinkButton>
      <ImportMissionsButton />
      <DownloadButton
        load={() => api.download('/vessel_plans/export', { query: { fiscal_year_id: year.id } })}
      >
        {t('download')}
      </DownloadButton>
      <DownloadButton
        load={() => api.download('/vessel_plans/export.pdf', { query: { fiscal_year_id: year.id } })}
      >
        {t('paper.poster')}
      </DownloadButton>
    </Row>
  );
};
