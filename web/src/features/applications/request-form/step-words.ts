import { useTranslation } from 'react-i18next';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { useFormModel } from './form-model.ts';

export type FormStep = {
  readonly section: SectionName;
  readonly isSubmitting: boolean;
  readonly readsAll: boolean;
};

export const useStepWords = ({ section, isSubmitting, readsAll }: FormStep): string => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { readOnly } = useFormModel();
  if (isSubmitting && !readOnly) return t('application_form:submit.go');
  if (readsAll) return t('application_form:read_all');
  return t('application_form:step', {
    number: sectionNames.indexOf(section) + 1,
    of: sectionNames.length,
    section: t(`applications:sections.${section}`),
  });
};
