import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCreateScenario } from '@shiptime/domain/scenarios/policy';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useActor } from '#lib/actor.ts';
import { FiscalYearChoice, useChosenYear } from '../plans/fiscal-year-choice.tsx';
import type { FiscalYearRow } from '../reference/reference-api.ts';
import { scenariosQuery } from './scenario-api.ts';
import { NewScenarioDialog } from './new-scenario-dialog.tsx';
import { ScenarioTable } from './scenario-table.tsx';

const New = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation('scenarios');
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  if (!mayCreateScenario(actor).allowed) return null;
  return (
    <>
      <Button icon="add" variant="primary" onPress={() => setOpen(true)}>
        {t('new.button')}
      </Button>
      {isOpen && <NewScenarioDialog year={year} vesselIds={actor.vesselIds} onClose={() => setOpen(false)} />}
    </>
  );
};

export const ScenariosPage = () => {
  const { t } = useTranslation('scenarios');
  const year = useChosenYear();
  const query = useQuery(scenariosQuery(year?.id));
  return (
    <>
      <PageHeading title={t('title')} lead={t('list.lead')} />
      <Stack>
        <Row end between>
          <FiscalYearChoice year={year} />
          {year && <New year={year} />}
        </Row>
        <QueryView query={query} task="load_scenario">
          {(scenarios) =>
            scenarios.length > 0 ? (
              <ScenarioTable scenarios={scenarios} year={year?.name ?? ''} />
            ) : (
              <EmptyState title={t('list.none', { year: year?.name ?? '' })} icon="copy">
                {t('list.none_explained')}
              </EmptyState>
            )
          }
        </QueryView>
      </Stack>
    </>
  );
};
