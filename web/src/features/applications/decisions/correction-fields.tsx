import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import { describeFailure } from '#lib/problem.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FieldValues } from '../application-api.ts';
import { ApplicationAnswer } from '../request-form/controls/answer.tsx';
import {
  FormModelContext,
  useAutosave,
  useConditionAnswers,
  useFormModel,
} from '../request-form/form-model.ts';
import { useOpenForm } from '../request-form/use-form-model.ts';
import { leaveCorrectionEditor, openCorrectionEditor, proposedCorrections } from './correction-editor.ts';
import { CorrectionDifference } from './correction-difference.tsx';
import styles from './corrections.module.css';

const OpenedField = ({ field }: { field: ApplicationField }) => {
  const { t } = useTranslation('applications');
  const { editor } = useFormModel();
  const isChanged = useAutosave((state) => field in state.edits);
  const edited = useAutosave((state) => state.edits[field]);
  const submitted = useAutosave((state) => state.base[field]);
  const answers = useConditionAnswers();
  const isAsked = fieldByName(field).asked?.(answers) ?? true;
  if (!isAsked && !isChanged) return null;
  return (
    <div>
      <ApplicationAnswer field={field} />
      {isChanged && (
        <div className={styles['submitted']}>
          <CorrectionDifference field={field} before={submitted as never} after={edited as never} />
          <Button
            small
            variant="quiet"
            icon="undo"
            aria-label={t('corrections.put_back_of', { field: t(`fields.${field}.label`) })}
            onPress={() => editor.set(field, submitted)}
          >
            {t('corrections.put_back')}
          </Button>
        </div>
      )}
    </div>
  );
};

type Props = {
  readonly id: number;
  readonly opened: readonly ApplicationField[];
  readonly onPropose: (proposed: FieldValues) => void;
};

export const CorrectionFields = ({ id, opened, onPropose }: Props) => {
  const { t } = useTranslation(['applications', 'application_form']);
  const { model, error } = useOpenForm(id, openCorrectionEditor, leaveCorrectionEditor);
  useEffect(() => {
    if (!model) return undefined;
    const note = () => onPropose(proposedCorrections(model.editor));
    note();
    return model.editor.subscribe(note);
  }, [model, onPropose]);
  if (error) return <Notice tone="error">{describeFailure('load_application', error)}</Notice>;
  if (!model) return <Loading label={t('application_form:loading')} />;
  return (
    <FormModelContext value={{ ...model, readOnly: false, marksEmpty: true }}>
      <section className={styles['opened']} aria-label={t('applications:corrections.opened')}>
        <h3>{t('applications:corrections.opened')}</h3>
        <p>{t('applications:corrections.opened_lead')}</p>
        {opened.map((field) => (
          <OpenedField key={field} field={field} />
        ))}
      </section>
    </FormModelContext>
  );
};
