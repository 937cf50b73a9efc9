import { useTranslation } from 'react-i18next';
import { hasRole } from '@shiptime/domain/shared/actor';
import { api } from '../../../lib/api-client.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link.tsx';
import { Row } from '../../../ui/stack.tsx';
import { Button } from '../../../ui/button.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { useTask } from '../../../lib/use-task.ts';
import type { FiscalYearRow } from '../../reference/api.ts';
import { useActor } from '../actor.ts';
import { createMissingPlans, invalidatePlans } from '../api.ts';

/** Plans that are not there yet, and the list as a spreadsheet. */
export const PlanTools = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation('scheduler');
  const actor = useActor();
  const task = useTask();
  const create = () =>
    task.run(async () => {
      const made = await createMissingPlans(year.id);
      await invalidatePlans();
      snackbar.success(t('list.created', { count: made.length }));
    });
  return (
    <Row>
      {hasRole(actor, 'national', 'administrator') && (
        <Button icon="add" pending={task.pending} onPress={() => void create()}>
          {t('list.create_missing')}
        </Button>
      )}
      <LinkButton href={paths.fleetScheduler({ fiscalYearId: year.id })} icon="calendar">
        {t('fleet.open')}
      </LinkButton>
      <DownloadButton
        load={() => api.download('/vessel_plans/export', { query: { fiscal_year_id: year.id } })}
      >
        {t('download')}
      </DownloadButton>
    </Row>
  );
};
