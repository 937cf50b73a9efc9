import { useTranslation } from 'react-i18next';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { useSignedInUser } from '#lib/session.tsx';
import { useApplication, useFormModel } from './form-model.ts';

export type FormStep = {
  readonly section: SectionName;
  readonly isSubmitting: boolean;
  readonly readsAll: boolean;
};

export const useReviewLabel = (): string => {
  const { t } = useTranslation('application_form');
  const { id } = useSignedInUser();
  return t(useApplication().user_id === id ? 'submit.go' : 'submit.review');
};

export const useFormStepLabel = ({ section, isSubmitting, readsAll }: FormStep): string => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { readOnly } = useFormModel();
  const review = useReviewLabel();
  if (isSubmitting && !readOnly) return review;
  if (readsAll) return t('application_form:read_all');
  return t('application_form:step', {
    number: sectionNames.indexOf(section) + 1,
    of: sectionNames.length,
    section: t(`applications:sections.${section}`),
  });
};
