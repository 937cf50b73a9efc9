import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useReadable } from './controls/readable-answer.ts';
import { useFormModel } from './form-model.ts';
import styles from './stranded-notice.module.css';

/** A choice is a number that says nothing here; that there was one is said by its label. */
const isChoice = (field: string): boolean => /_ids?$/.test(field);

/** What was typed and could not be saved before the application was submitted: never shown as if it were saved. */
export const StrandedNotice = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { editor } = useFormModel();
  const stranded = useSyncExternalStore(editor.subscribe, editor.stranded);
  const readable = useReadable();
  const answers = Object.entries(stranded);
  if (answers.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live
      title={t('application_form:stranded.title')}
      actions={
        <Button small onPress={() => editor.discard()}>
          {t('application_form:stranded.discard')}
        </Button>
      }
    >
      <p>{t('application_form:stranded.text')}</p>
      <dl className={styles['answers']}>
        {answers.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`applications:fields.${field}.label` as never) as string}</dt>
            <dd>{isChoice(field) ? '' : readable(value)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
};
