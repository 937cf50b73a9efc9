import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { Button } from '../../../../ui/button.tsx';
import { useConflictOf, useFormModel } from '../form-model.ts';
import type { Choice } from './choice.ts';
import { useReadable } from './readable-answer.ts';
import styles from './conflict-choice.module.css';

type Props = { readonly field: ApplicationField; readonly choices?: readonly Choice[] };

/** Where two people changed one answer: both texts side by side, and nothing is saved before somebody has chosen. */
export const ConflictChoice = ({ field, choices = [] }: Props) => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const conflict = useConflictOf(field);
  const readable = useReadable(choices);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
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
          <Button small onPress={() => editor.resolve(field, mine)}>
            {t('conflict.keep_mine')}
          </Button>
        </figure>
        <figure>
          <figcaption>{t('conflict.theirs')}</figcaption>
          <blockquote>{readable(theirs)}</blockquote>
          <Button small onPress={() => editor.resolve(field, theirs)}>
            {t('conflict.take_theirs')}
          </Button>
        </figure>
      </div>
      {bothAreTexts && (
        <Button small variant="quiet" onPress={() => editor.resolve(field, `${theirs}\n\n${mine}`)}>
          {t('conflict.keep_both')}
        </Button>
      )}
    </fieldset>
  );
};
