import { useEffect, useRef, useState } from 'react';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useTranslation } from 'react-i18next';
import { mandateNoteLimit } from '@shiptime/domain/review/standings';
import { characterCount } from '@shiptime/domain/shared/text';
import { useProblemText } from '#lib/problem-text.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Ranked } from './places.ts';
import { refreshStandings, saveStanding } from './standings-api.ts';
import styles from './standings.module.css';
import type { Ranking } from './use-ranking.ts';

type NoteProps = { readonly item: Ranked; readonly ranking: Ranking };

/** What is typed stays until it is saved or given up; a note that somebody else wrote meanwhile is not written over. */
const NoteForm = ({ item, ranking, onClose }: NoteProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['review', 'ui']);
  const problemText = useProblemText();
  const [before] = useState(() => ranking.standingOf(item.id));
  const [text, setText] = useState(before?.mandate_note ?? '');
  const save = useChange('save_mandate', {
    mutationFn: () => {
      const now = ranking.standingOf(item.id);
      // A place or a priority that was given meanwhile is no reason to refuse the note.
      const same = (now?.mandate_note ?? null) === (before?.mandate_note ?? null) ? now : before;
      const said = { mandate_note: text.trim() || null };
      return saveStanding({ id: item.id, ifMatch: same?.lock_version ?? 0 }, said);
    },
    onSuccess: async () => {
      await refreshStandings();
      onClose();
    },
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isTooLong = characterCount(text) > mandateNoteLimit;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) void save.run();
      }}
    >
      <Stack>
        {save.problem && <Notice tone="error" live title={save.problem} />}
        <TextArea
          label={t('review:standing.mandate')}
          hint={t('review:standing.mandate_hint')}
          ref={field}
          optional
          rows={2}
          max={mandateNoteLimit}
          value={text}
          onChange={setText}
          error={isTooLong ? problemText({ code: 'too_long', params: { max: mandateNoteLimit } }) : undefined}
        />
        <Row>
          <Button small variant="primary" type="submit" pending={save.pending}>
            {t('review:standing.save')}
          </Button>
          <Button small onPress={onClose}>
            {t('ui:cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** Why the fleet has to serve it, as its coordinators note it; in its place, read and written. */
export const MandateNote = ({ item, ranking }: NoteProps) => {
  const { t } = useTranslation(['review', 'application_form']);
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const note = ranking.standingOf(item.id)?.mandate_note ?? null;
  const close = () => {
    setEditing(false);
    focusIfLost(() => place.current?.querySelector('button'));
  };
  if (isEditing) return <NoteForm item={item} ranking={ranking} onClose={close} />;
  return (
    <div ref={place}>
      <Row>
        <dl className={styles['mandate']}>
          <dt>{t('review:standing.mandate')}</dt>
          <dd className={styles['note']}>{note ?? t('review:standing.no_mandate')}</dd>
        </dl>
        <Button small icon="edit" onPress={() => setEditing(true)}>
          {t('review:standing.edit')}
          <VisuallyHidden>
            {`${t('review:standing.mandate')}, ${item.project_title ?? t('application_form:untitled')}`}
          </VisuallyHidden>
        </Button>
      </Row>
    </div>
  );
};
