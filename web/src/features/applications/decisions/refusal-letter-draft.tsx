import { useTranslation } from 'react-i18next';
import type { Language } from '@shiptime/domain/shared/text';
import { api } from '#lib/api-client.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { Row, Stack } from '#ui/stack.tsx';

const choices = { en: ['en'], fr: ['fr'], both: ['en', 'fr'] } as const;

type RefusalDraftProps = {
  readonly applicationId: number;
  readonly text: string;
  readonly onDraft: (text: string) => void;
};

export const RefusalLetterDraft = ({ applicationId, text, onDraft }: RefusalDraftProps) => {
  const { t } = useTranslation('applications');
  const drafting = useApiMutation('draft_letter', {
    mutationFn: (_languages: readonly Language[]) =>
      api.get(`/ship_time_requests/${applicationId}/refusal_letter`),
    onSuccess: ({ data }, languages) => {
      const letter = languages.map((language) => data.texts[language]);
      onDraft([text.trim(), ...letter].filter(Boolean).join('\n\n'));
    },
  });
  return (
    <fieldset>
      <legend>
        <strong>{t('refusal_letter.draft.label')}</strong>
      </legend>
      <Stack>
        <p>{t('refusal_letter.draft.hint')}</p>
        <Row>
          {(['en', 'fr', 'both'] as const).map((choice) => (
            <Button
              key={choice}
              small
              pending={drafting.pending}
              onPress={() => void drafting.run(choices[choice])}
            >
              {t(`refusal_letter.draft.${choice}`)}
            </Button>
          ))}
        </Row>
        <ProblemNotice problem={drafting.problem} />
      </Stack>
    </fieldset>
  );
};
