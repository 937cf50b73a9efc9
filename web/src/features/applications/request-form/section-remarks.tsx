import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import { fieldNamesOf, type SectionName } from '@shiptime/domain/applications/sections/sections';
import { FieldLabelRow, FieldLabelRowContext } from '#ui/field.tsx';
import { RemarkButton } from '../remarks/remark-button.tsx';
import { RemarkThread } from '../remarks/remark-thread.tsx';
import { useConditionAnswers, useFormModel } from './form-model.ts';

const useUnasked = (section: SectionName): readonly ApplicationField[] => {
  const answers = useConditionAnswers();
  const { readOnly } = useFormModel();
  return fieldNamesOf(section).filter((name: ApplicationField) => {
    const { asked, kind } = fieldByName(name);
    return !(asked?.(answers) ?? true) || (readOnly && kind === 'statement');
  });
};

export const SectionRemarks = ({ section, children }: { section: SectionName; children: ReactNode }) => {
  const { t } = useTranslation('applications');
  const place = { section, fields: [null, ...useUnasked(section)], label: t(`sections.${section}`) };
  return (
    <div>
      <FieldLabelRowContext value={<RemarkButton place={place} />}>
        <FieldLabelRow>{children}</FieldLabelRow>
      </FieldLabelRowContext>
      <RemarkThread place={place} />
    </div>
  );
};
