import { useMemo } from 'react';
import { type BoardCosts, computeBoardCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { mayReadCosts } from '@shiptime/domain/vessels/rates';
import { useRates } from '#features/vessels/rates-api.ts';
import { useEditing, useOutlook } from '../edited-plan/scheduler-model.ts';

/** Costs of the plans with unsaved moves; null until known, or without permission. */
export const useCosts = (): BoardCosts | null => {
  const { plans, actor } = useEditing();
  const { board } = useOutlook();
  const rates = useRates(mayReadCosts(actor) ? plans[0]?.fiscal_year_id : undefined).data;
  return useMemo(
    () => (board && rates ? computeBoardCosts(board, new Map(rates.map((each) => [each.vessel_id, each]))) : null),
    [board, rates],
  );
};
