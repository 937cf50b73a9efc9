import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { FactorAnswerForm } from './factor-answer-form.tsx';
import { createProofChallenge, answerProofChallenge } from './second-factor-api.ts';
import styles from './second-factor.module.css';

export const ProofDialog = ({ onAnswered }: { onAnswered: (given: boolean) => void }) => {
  const { t } = useTranslation(['second_factor', 'ui']);
  const query = useQuery({
    queryKey: ['proof'],
    queryFn: createProofChallenge,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const leave = () => onAnswered(false);
  return (
    <Dialog
      name="proof"
      title={t('second_factor:answer.title')}
      isOpen
      onClose={leave}
      footer={<div ref={setFoot} className={styles['buttons']} />}
    >
      <Stack>
        <p>{t('second_factor:answer.fresh')}</p>
        <QueryView query={query}>
          {(challenge) => (
            <FactorAnswerForm
              challenge={challenge}
              foot={foot}
              back={{ label: t('ui:cancel'), onPress: leave }}
              onAnswer={async (answer) => {
                await answerProofChallenge(challenge.challenge, answer);
                onAnswered(true);
              }}
            />
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
};
