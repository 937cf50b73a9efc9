import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { Button } from '#ui/button.tsx';
import { useConflictOf, useFormModel } from '../form-model.ts';
import type { Choice } from './choice.ts';
import { useReadable } from './readable-answer.ts';
import styles from './conflict-choice.module.css';

type Props = { readonly field: ApplicationField; readonly choices?: readonly Choice[] };

/** Milliseconds that a text must be shown before it counts as read. */
const readingTime = 500;

/** Prevents choosing against a text that changed a moment ago. */
const useSeen = (theirs: unknown): (() => boolean) => {
  const latest = useRef({ text: theirs, since: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const before = latest.current.text;
    if (before === theirs) return;
    // A new conflict had no buttons that could be pressed by mistake.
    const isNew = before === undefined || theirs === undefined;
    latest.current = { text: theirs, since: isNew ? Number.NEGATIVE_INFINITY : performance.now() };
  }, [theirs]);
  return () => performance.now() - latest.current.since > readingTime;
};

/** Shows both texts side by side; nothing is saved before somebody chooses. */
export const ConflictChoice = ({ field, choices = [] }: Props) => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const conflict = useConflictOf(field);
  const readable = useReadable(choices);
  const isSeen = useSeen(conflict?.theirs);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const choose = (value: unknown) => {
    if (isSeen()) editor.resolve(field, value);
  };
  const bothAreTexts = typeof mine === 'string' && typeof theirs === 'string';
  return (
    <fieldset className={styles['conflict']}>
      <legend className={styles['title']} role="alert">
        {t('conflict.title')}
      </legend>
      <div className={styles['texts']}>
        <figure>
          <figcaption>{t('conflict.mine')}</figcaption>
          <blockquote>{readable(mine)}</blockquote>
          <Button small onPress={() => choose(mine)}>
            {t('conflict.keep_mine')}
          </Button>
        </figure>
        <figure>
          <figcaption>{t('conflict.theirs')}</figcaption>
          <blockquote>{readable(theirs)}</blockquote>
          <Button small onPress={() => choose(theirs)}>
            {t('conflict.take_theirs')}
          </Button>
        </figure>
      </div>
      {bothAreTexts && (
        <Button small variant="quiet" onPress={() => choose(`${theirs}\n\n${mine}`)}>
          {t('conflict.keep_both')}
        </Button>
      )}
    </fieldset>
  );
};
