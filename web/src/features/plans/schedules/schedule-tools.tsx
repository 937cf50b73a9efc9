import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { Row } from '#ui/stack.tsx';
import type { FleetPlan } from '@shiptime/domain/plans/wire/fleet';
import { CalendarFeedsDialog } from './calendar-feeds-dialog.tsx';
import { PublishScheduleDialog } from './publish-schedule-dialog.tsx';

type ScheduleToolsProps = { readonly fleetPlan: FleetPlan; readonly version: number };

export const ScheduleTools = ({ fleetPlan, version }: ScheduleToolsProps) => {
  const { t } = useTranslation('scheduler');
  const [open, setOpen] = useState<'feeds' | 'publish' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      {fleetPlan.can['publish'] && (
        <Button icon="send" onPress={() => setOpen('publish')}>
          {t('publish.button')}
        </Button>
      )}
      <Button icon="calendar" onPress={() => setOpen('feeds')}>
        {t('feeds.button')}
      </Button>
      <Button icon="print" onPress={() => window.print()}>
        {t('tools.print')}
      </Button>
      <DownloadButton load={() => api.download(`/fleet_plans/${fleetPlan.id}/versions/${version}/export`)}>
        {t('download')}
      </DownloadButton>
      <DownloadButton
        load={() => api.download(`/fleet_plans/${fleetPlan.id}/versions/${version}/export.pdf`)}
      >
        {t('paper.poster')}
      </DownloadButton>
      {open === 'feeds' && <CalendarFeedsDialog onClose={close} />}
      {open === 'publish' && <PublishScheduleDialog fleetPlanId={fleetPlan.id} onClose={close} />}
    </Row>
  );
};
