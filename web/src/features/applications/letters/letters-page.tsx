import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import { useSignedInUser } from '#lib/session.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { AllLetters } from './all-letters.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { ownLettersQuery } from './letters-api.ts';
import { LetterCards } from './own-letters.tsx';

export const LettersPage = () => {
  const { t } = useTranslation('letters');
  const { id, can } = useSignedInUser();
  const [edited, setEdited] = useState<LetterOfIntent | 'new' | null>(null);
  const own = useQuery(ownLettersQuery(id));
  const readsAll = can['manage'];
  return (
    <>
      <PageHeading
        title={t('title')}
        lead={t(readsAll ? 'lead_all' : 'lead_own')}
        actions={
          can['apply'] && (
            <Button variant="primary" icon="add" onPress={() => setEdited('new')}>
              {t('new')}
            </Button>
          )
        }
      />
      <Stack roomy>
        {readsAll && <AllLetters />}
        <QueryView query={own}>
          {(letters) => {
            if (letters.length === 0)
              return !readsAll && <EmptyState title={t('none')}>{t('none_hint')}</EmptyState>;
            return (
              <Section title={t('mine')}>
                <LetterCards letters={letters} onEdit={setEdited} />
              </Section>
            );
          }}
        </QueryView>
      </Stack>
      {edited && <LetterDialog letter={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};
