import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { useFormat } from '../../../../lib/format.ts';
import { nameIn } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { useConflictOf, useFormModel } from '../form-model.ts';
import type { Choice } from './choice.ts';
import styles from './conflict-choice.module.css';

type Props = { readonly field: ApplicationField; readonly choices?: readonly Choice[] };

const useReadable = (choices: readonly Choice[]) => {
  const { t } = useTranslation(['application_form', 'ui']);
  const { language, number } = useFormat();
  const one = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('application_form:conflict.empty');
    if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
    const choice = choices.find(({ id }) => id === value);
    if (choice) return nameIn(language, choice);
    return typeof value === 'number' ? number(value) : String(value);
  };
  return (value: unknown): string =>
    Array.isArray(value) ? value.map(one).join(', ') || one(null) : one(value);
};

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
