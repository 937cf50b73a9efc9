import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplicationField, textLimits } from '@shiptime/domain/applications/sections/form';
import { characterCount } from '@shiptime/domain/shared/text';
import { differencePieces } from '#lib/saving/merge-texts.ts';
import { Button } from '#ui/button.tsx';
import { useFieldConflict, useFormModel } from '../form-model.ts';
import type { Choice } from './choice.ts';
import { useAnswerFormatter } from './answer-formatter.ts';
import styles from './conflict-choice.module.css';

type BothProps = {
  readonly field: ApplicationField;
  readonly mine: string;
  readonly theirs: string;
  readonly choose: (value: string) => void;
};

type Props = { readonly field: ApplicationField; readonly choices?: readonly Choice[] };

/** Milliseconds that a text must be shown before it counts as read. */
const readingTime = 500;

/** Prevents choosing a text that changed a moment ago. */
const useSeen = (theirs: unknown): (() => boolean) => {
  const latest = useRef({ text: theirs, since: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const before = latest.current.text;
    if (before === theirs) return;
    // A new conflict needs no delay, since its buttons appear together with the text.
    const isNew = before === undefined || theirs === undefined;
    latest.current = { text: theirs, since: isNew ? Number.NEGATIVE_INFINITY : performance.now() };
  }, [theirs]);
  return () => performance.now() - latest.current.since > readingTime;
};

const Marked = ({ text, other }: { readonly text: string; readonly other: string }) => (
  <>
    {differencePieces(text, other).map(({ text: piece, differs }, at) =>
      differs ? <mark key={at}>{piece}</mark> : piece,
    )}
  </>
);

const KeepBoth = ({ field, mine, theirs, choose }: BothProps) => {
  const { t } = useTranslation(['application_form', 'ui']);
  const both = `${theirs}\n\n${mine}`;
  const limit = (textLimits as Partial<Record<ApplicationField, number>>)[field];
  const over = limit === undefined ? 0 : characterCount(both) - limit;
  if (over > 0)
    return (
      <p>
        {t('application_form:conflict.too_long')} {t('ui:characters_over', { count: over })}
      </p>
    );
  return (
    <Button small variant="quiet" onPress={() => choose(both)}>
      {t('application_form:conflict.keep_both')}
    </Button>
  );
};

export const ConflictChoice = ({ field, choices = [] }: Props) => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const conflict = useFieldConflict(field);
  const readable = useAnswerFormatter(choices);
  const isSeen = useSeen(conflict?.theirs);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const choose = (value: unknown) => {
    if (isSeen()) editor.resolve(field, value);
  };
  const marked = (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string' ? (
      <Marked text={one} other={other} />
    ) : (
      readable(one)
    );
  return (
    <fieldset className={styles['conflict']}>
      <legend className={styles['title']} role="alert">
        {t('conflict.title')}
      </legend>
      <div className={styles['texts']}>
        <figure>
          <figcaption>{t('conflict.mine')}</figcaption>
          <blockquote>{marked(mine, theirs)}</blockquote>
          <Button small onPress={() => choose(mine)}>
            {t('conflict.keep_mine')}
          </Button>
        </figure>
        <figure>
          <figcaption>{t('conflict.theirs')}</figcaption>
          <blockquote>{marked(theirs, mine)}</blockquote>
          <Button small onPress={() => choose(theirs)}>
            {t('conflict.take_theirs')}
          </Button>
        </figure>
      </div>
      {typeof mine === 'string' && typeof theirs === 'string' && (
        <KeepBoth field={field} mine={mine} theirs={theirs} choose={choose} />
      )}
    </fieldset>
  );
};
