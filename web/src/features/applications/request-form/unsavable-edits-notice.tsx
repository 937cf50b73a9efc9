import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FieldValues } from '../application-api.ts';
import { isEmpty } from '../autosave/autosave-state.ts';
import { useAnswerFormatter } from './controls/answer-formatter.ts';
import { useFormModel } from './form-model.ts';
import { useIsClosedDraft } from './use-late-edits.ts';
import styles from './unsavable-edits-notice.module.css';

/** Only ids of choices are known here, so their values are not shown. */
const isChoice = (field: string): boolean => /_ids?$/.test(field);

export const UnsavedAnswers = ({ answers }: { answers: FieldValues }) => {
  useTranslation('applications');
  const readable = useAnswerFormatter();
  const fields = Object.entries(answers);
  if (fields.length === 0) return null;
  return (
    <dl className={styles['answers']}>
      {fields.map(([field, value]) => (
        <div key={field}>
          <dt>{translationAt(`applications:fields.${field}.label`) ?? (field as string)}</dt>
          <dd>{isChoice(field) ? '' : readable(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

export const UnsavableEditsNotice = () => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const stranded = useSyncExternalStore(editor.subscribe, editor.stranded);
  const isTooLate = useIsClosedDraft();
  if (isTooLate || isEmpty(stranded)) return null;
  return (
    <Notice
      tone="warning"
      live
      title={t('stranded.title')}
      actions={
        <Button small onPress={() => editor.discard()}>
          {t('stranded.discard')}
        </Button>
      }
    >
      <p>{t('stranded.text')}</p>
      <UnsavedAnswers answers={stranded} />
    </Notice>
  );
};
