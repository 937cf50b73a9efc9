import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { decideTransfer } from '../mission/decide-transfer.ts';
import { toMissionFacts } from '../mission/mission-facts.ts';
import { type CheckedPlans, findPlanOfMission, useEditingModel } from '../edited-plan/scheduler-model.ts';
import type { MissionTransfer } from '../timeline-editing/use-timeline-editing.ts';

export const useTransferRefusal = ({ missions, facts }: CheckedPlans) => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const language = useLanguage();
  const model = useEditingModel();
  return useCallback(
    ({ mission, target }: MissionTransfer): string | null => {
      const plan = findPlanOfMission(model, mission);
      if (!plan) return null;
      const about = toMissionFacts(mission, missions, plan.vessel_id, facts);
      const { by, decision } = decideTransfer(model.actor, plan, about, target);
      if (decision.allowed) return null;
      const vessel = nameInLanguage(language, target.vessel);
      if (by === 'move' && decision.code === 'plan_level') return t('fleet.closed.regional', { vessel });
      if (decision.code === 'read_only' && target.review_level === 'final')
        return t('fleet.closed.final', { vessel });
      return te(`refusals.${decision.code}`);
    },
    [model, missions, facts, language, t, te],
  );
};
