import { useMemo } from 'react';
import { type BoardCosts, computeBoardCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import { useRates } from '#features/vessels/rates-api.ts';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';

/** Costs of the plans including unsaved moves; null until known, or without permission. */
export const useCosts = (): BoardCosts | null => {
  const { plans, actor } = useEditingModel();
  const { board } = useCheckedPlans();
  const rates = useRates(canReadCosts(actor) ? plans[0]?.fiscal_year_id : undefined).data;
  return useMemo(
    () =>
      board && rates ? computeBoardCosts(board, new Map(rates.map((each) => [each.vessel_id, each]))) : null,
    [board, rates],
  );
};
