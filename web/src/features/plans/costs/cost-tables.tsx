import { useTranslation } from 'react-i18next';
import type { CostAmounts, LaneCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { sumKnownAmounts } from '@shiptime/domain/plans/costs/sum-known-amounts';
import { presentCostAmounts } from '@shiptime/domain/plans/wire/costs';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Loading } from '#ui/loading.tsx';
import { Stack } from '#ui/stack.tsx';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { type CostRow, CostTable, MissingRatesNotice } from './cost-table.tsx';
import { useCosts } from './use-costs.ts';

const isNothing = ({ cents, fuel, co2 }: CostAmounts): boolean => cents === 0 && fuel === 0 && co2 === 0;

const useRows = () => {
  const { t } = useTranslation('costs');
  const { language } = useFormat();
  const { plans } = useEditingModel();
  const { missions } = useCheckedPlans();
  const row = (id: number, name: string, amounts: CostAmounts): CostRow => ({
    id,
    name,
    ...presentCostAmounts(amounts),
  });
  const shipOf = (planId: number): string => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? nameInLanguage(language, plan.vessel) : '';
  };
  const ofVessels = (whole: CostAmounts, lanes: readonly LaneCosts[]): CostRow[] => {
    const rows = lanes.map((lane) => row(lane.vessel_plan_id, shipOf(lane.vessel_plan_id), lane.whole));
    if (lanes.length < 2) return rows;
    const isPartly = lanes.some(({ missing }) => missing.length > 0);
    const known = isPartly ? [row(-1, t('known'), sumKnownAmounts(lanes.map((lane) => lane.whole)))] : [];
    return [...rows, row(0, t('together'), whole), ...known];
  };
  const ofMissions = (lane: LaneCosts): CostRow[] => {
    const parts = lane.missions.map(({ mission_id, ...amounts }) => {
      const mission = missions.find(({ id }) => id === mission_id);
      return row(mission_id, mission ? `${mission.number}. ${mission.title}` : '', amounts);
    });
    return isNothing(lane.others) ? parts : [...parts, row(0, t('others'), lane.others)];
  };
  return { ofVessels, ofMissions, shipOf };
};

export const CostTables = () => {
  const { t } = useTranslation('costs');
  const costs = useCosts();
  const { ofVessels, ofMissions, shipOf } = useRows();
  if (!costs) return <Loading />;
  const { whole, lanes } = costs;
  const unknown = lanes.reduce((sum, { unknown_transits: count }) => sum + count, 0);
  return (
    <Stack>
      <p>{t('explained')}</p>
      <MissingRatesNotice
        of={lanes.map(({ vessel_id, missing }) => ({ vessel_id, missing_rates: missing }))}
      />
      {unknown > 0 && <p>{t('unknown_transits', { count: unknown })}</p>}
      <CostTable caption={t('by_vessel')} of={t('vessel')} rows={ofVessels(whole, lanes)} />
      {lanes
        .filter(({ missions }) => missions.length > 0)
        .map((lane) => (
          <CostTable
            key={lane.vessel_plan_id}
            caption={t('by_mission', { ship: shipOf(lane.vessel_plan_id) })}
            of={t('mission')}
            rows={ofMissions(lane)}
          />
        ))}
    </Stack>
  );
};
