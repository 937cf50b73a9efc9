import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctableFields, addDependentFields } from '@shiptime/domain/applications/corrections';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import { Disclosure } from '#ui/disclosure.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';

type Props = {
  readonly value: readonly ApplicationField[];
  readonly onChange: (fields: ApplicationField[]) => void;
};

export const FieldsToReopen = ({ value, onChange }: Props) => {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(value.length > 0);
  const options = correctableFields.map((field) => ({
    id: field,
    label: t('corrections.field', {
      section: t(`sections.${sectionOfField(field)!}`),
      field: t(`fields.${field}.label`),
    }),
  }));
  // Adds or removes a field together with its dependent fields.
  const change = (chosen: ApplicationField[]) => {
    const gone = addDependentFields(value.filter((field) => !chosen.includes(field)));
    onChange(addDependentFields(chosen.filter((field) => !gone.includes(field))));
  };
  return (
    <Disclosure title={t('corrections.open')} isOpen={isOpen} onToggle={setOpen}>
      <MultiSelect
        label={t('corrections.choose_fields')}
        hint={t('corrections.open_hint')}
        name="open_fields"
        optional
        options={options}
        value={value}
        onChange={change}
      />
    </Disclosure>
  );
};
