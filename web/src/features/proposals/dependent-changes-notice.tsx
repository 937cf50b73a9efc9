import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ProposalDecision } from './use-proposal-decision.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

export const DependentChangesNotice = ({ work }: { readonly work: ProposalDecision }) => {
  const { t } = useTranslation('proposals');
  const words = useProposalTexts();
  const { applying, open, chosen, apply } = work;
  const needed = (applying.error?.meta['blocking'] as readonly number[] | undefined) ?? [];
  if (needed.length === 0) return null;
  const wanted = new Set(chosen.map(({ id }) => id));
  const more = open.filter(({ id, mission_id }) => needed.includes(mission_id) && !wanted.has(id));
  return (
    <Notice
      tone="warning"
      live
      title={t('needs_others')}
      actions={
        more.length > 0 && (
          <Button small pending={applying.pending} onPress={() => void apply(more.map(({ id }) => id))}>
            {t('apply_together', { count: more.length })}
          </Button>
        )
      }
    >
      <ul>
        {needed.map((id) => (
          <li key={id}>{words.mission(id)}</li>
        ))}
      </ul>
    </Notice>
  );
};
