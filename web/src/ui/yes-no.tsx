import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';

type YesNoProps = FieldProps & {
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: () => void;
  readonly isYesDisabled?: boolean;
};

export const YesNo = ({ value, onChange, isYesDisabled = false, ...rest }: YesNoProps) => {
  const { t } = useTranslation('ui');
  return (
    <RadioGroup
      {...rest}
      inline
      options={[
        { id: 'yes', label: t('yes'), isDisabled: isYesDisabled },
        { id: 'no', label: t('no') },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
};
