import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { languages, type Language } from '@shiptime/domain/shared/text';
import type { NoticeDraft } from '@shiptime/domain/proposals/outage-wire';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type NoticeTexts, outageNoticesQuery, sendOutageNotice } from './outage-api.ts';

type DraftProps = { readonly outageId: number; readonly draft: NoticeDraft };

type LetterProps = Pick<DraftProps, 'draft'> & {
  readonly language: Language;
  readonly text: string;
  readonly onEdit: (text: string) => void;
};

const Letter = ({ draft: { ship_time_request_id: id, recipients }, language, text, onEdit }: LetterProps) => {
  const { t } = useTranslation('outages');
  const { list } = useFormat();
  return (
    <TextArea
      name={`notice-${id}-${language}`}
      label={t('notices.to', {
        people: list(recipients.filter((person) => person.language === language).map(({ name }) => name)),
        language: t(`notices.in.${language}`),
      })}
      value={text}
      onChange={onEdit}
      max={reasonLimit}
      rows={6}
    />
  );
};

const useLetterSending = (
  { outageId, draft }: DraftProps,
  letters: NoticeTexts,
  box: RefObject<HTMLElement | null>,
) => {
  const { t } = useTranslation('outages');
  const { list } = useFormat();
  const client = useQueryClient();
  const [sentTexts, setSentTexts] = useState<NoticeTexts>({});
  const { texts, is_sent, recipients, ship_time_request_id: id } = draft;
  const sending = useApiMutation('send_notice', {
    mutationFn: (sent: NoticeTexts) => sendOutageNotice(outageId, id, sent),
    onSuccess: async (_nothing, sent) => {
      setSentTexts(sent);
      focusIfLost(() => box.current?.querySelector('button'));
      await client.invalidateQueries({ queryKey: outageNoticesQuery(outageId).queryKey });
      snackbar.success(t('notices.sent', { people: list(recipients.map(({ name }) => name)) }));
    },
  });
  const isSent = [sentTexts, ...(is_sent ? [texts] : [])].some((sent) =>
    languages.every((language) => letters[language] === sent[language]),
  );
  return { sending, isSent };
};

const Draft = ({ outageId, draft }: DraftProps) => {
  const { t } = useTranslation('outages');
  const { instant } = useFormat();
  const [isOpen, setOpen] = useState(false);
  // Not regenerated when the facts change.
  const [edited, setEdited] = useState<NoticeTexts>({});
  const box = useRef<HTMLDivElement>(null);
  const { texts, recipients, told_at, ship_time_request_id: id, title } = draft;
  const written = languages.filter((language) => texts[language] !== undefined);
  const letters: NoticeTexts = Object.fromEntries(
    written.map((language) => [language, edited[language] ?? texts[language] ?? '']),
  );
  const isWhole = Object.values(letters).every((text) => text.trim() !== '');
  const { sending, isSent } = useLetterSending({ outageId, draft }, letters, box);
  return (
    <Disclosure
      title={t('notices.of', { title, number: id })}
      aside={told_at ? t('notices.told', { at: instant(told_at) }) : t('notices.not_told')}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <Stack>
        <ProblemNotice problem={sending.problem} />
        {recipients.length === 0 && <p>{t('notices.nobody')}</p>}
        {written.map((language) => (
          <Letter
            key={language}
            draft={draft}
            language={language}
            text={letters[language] ?? ''}
            onEdit={(text) => setEdited((before) => ({ ...before, [language]: text }))}
          />
        ))}
        {written.length > 0 && (
          <Row>
            <div ref={box}>
              <ActionButton
                icon="send"
                pending={sending.pending}
                disabledReason={isSent ? t('notices.is_sent') : isWhole ? null : t('notices.not_whole')}
                onPress={() => void sending.run(letters)}
              >
                {t('notices.send')}
              </ActionButton>
            </div>
          </Row>
        )}
      </Stack>
    </Disclosure>
  );
};

export const OutageNotices = ({ outageId }: { outageId: number }) => {
  const { t } = useTranslation('outages');
  const query = useQuery(outageNoticesQuery(outageId));
  return (
    <QueryView query={query}>
      {({ drafts }) =>
        drafts.length === 0 ? (
          <p>{t('notices.none')}</p>
        ) : (
          <Stack>
            <p>{t('notices.explained')}</p>
            {drafts.map((draft) => (
              <Draft key={draft.ship_time_request_id} outageId={outageId} draft={draft} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
};
