import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { decideTransfer } from '../mission/decide-transfer.ts';
import { missionFacts } from '../mission/mission-facts.ts';
import { type Outlook, planOf, useEditing } from '../edited-plan/scheduler-model.ts';
import type { Transfer } from '../timeline-editing/use-timeline-editing.ts';

export const useTransferRefusal = ({ missions, facts }: Outlook) => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const language = useLanguage();
  const model = useEditing();
  return useCallback(
    ({ mission, target }: Transfer): string | null => {
      const plan = planOf(model, mission);
      if (!plan) return null;
      const about = missionFacts(mission, missions, plan.vessel_id, facts);
      const { by, decision } = decideTransfer(model.actor, plan, about, target);
      if (decision.allowed) return null;
      const vessel = nameIn(language, target.vessel);
      if (by === 'move' && decision.code === 'plan_level') return t('fleet.closed.regional', { vessel });
      if (decision.code === 'read_only' && target.review_level === 'final')
        return t('fleet.closed.final', { vessel });
      return te(`refusals.${decision.code}`);
    },
    [model, missions, facts, language, t, te],
  );
};
