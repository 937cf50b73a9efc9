import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import { useIdParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { loadedPlansQuery } from '../plans/plan-api.ts';
import { PlanningTitleContext } from '../plans/fleet-plan/planning-title.ts';
import { FleetScheduleEditor } from '../plans/fleet-scheduler-page.tsx';
import { ExtraToolsContext } from '../plans/timeline/timeline-contexts.ts';
import { ProposeButton } from '../proposals/propose-button.tsx';
import { ProposedBarsProvider } from '../proposals/proposed-bars-provider.tsx';
import { scenarioQuery } from './scenario-api.ts';
import { CompareButton } from './compare-button.tsx';

type ScenarioProps = { readonly scenario: ScenarioResource };

const Title = ({ scenario }: ScenarioProps) => {
  const { t } = useTranslation('scenarios');
  return (
    <PageHeading
      compact
      title={scenario.name}
      documentTitle={t('document_title', { name: scenario.name })}
      lead={<Link href={paths.scenarios({ fiscalYearId: scenario.fiscal_year_id })}>{t('title')}</Link>}
    />
  );
};

const Scenario = ({ scenario }: ScenarioProps) => {
  const query = useQuery(loadedPlansQuery(scenario.fiscal_year_id, scenario.id));
  const title = useMemo(() => <Title scenario={scenario} />, [scenario]);
  const tools = useMemo(
    () => (
      <>
        <ProposeButton />
        <CompareButton scenario={scenario} />
      </>
    ),
    [scenario],
  );
  return (
    <QueryView query={query} task="load_scheduler">
      {(plans) => (
        <PlanningTitleContext value={title}>
          <ProposedBarsProvider>
            <ExtraToolsContext value={tools}>
              <FleetScheduleEditor all={plans} />
            </ExtraToolsContext>
          </ProposedBarsProvider>
        </PlanningTitleContext>
      )}
    </QueryView>
  );
};

export const ScenarioPage = () => {
  const query = useQuery(scenarioQuery(useIdParam() ?? 0));
  return (
    <>
      <QueryView query={query} task="load_scenario">
        {(scenario) => <Scenario key={scenario.id} scenario={scenario} />}
      </QueryView>
    </>
  );
};
