import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Instant } from '#ui/instant.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { Table } from '#ui/table.tsx';
import { eventsQuery } from './integrations-api.ts';
import { ServiceAccountsPanel } from './service-accounts-panel.tsx';
import { useEventLabel } from './webhook-dialog.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

const EventsPanel = () => {
  const { t } = useTranslation('integrations');
  const query = useQuery(eventsQuery);
  const eventWords = useEventLabel();
  return (
    <Section title={t('events.title')}>
      <Stack>
        <p>{t('events.lead')}</p>
        <QueryView query={query}>
          {(events) => (
            <Table
              caption={t('events.caption')}
              columns={[
                {
                  key: 'what',
                  header: t('events.what'),
                  isRowHeader: true,
                  cell: ({ type }) => eventWords(type),
                },
                { key: 'id', header: t('events.number'), align: 'end', cell: ({ id }) => id },
                {
                  key: 'when',
                  header: t('events.when'),
                  cell: ({ created_at }) => <Instant at={created_at} />,
                },
              ]}
              rows={events}
              rowKey={({ id }) => id}
              empty={t('events.none')}
            />
          )}
        </QueryView>
      </Stack>
    </Section>
  );
};

export const IntegrationsSection = () => (
  <Stack roomy>
    <ServiceAccountsPanel />
    <WebhooksPanel />
    <EventsPanel />
  </Stack>
);
