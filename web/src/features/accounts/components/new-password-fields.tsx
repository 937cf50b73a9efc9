import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isPasswordValid, type PasswordOwner } from '@shiptime/domain/accounts/password';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type SecretField = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly password: SecretField;
  readonly confirmation: SecretField;
  readonly owner: PasswordOwner;
};

export const NewPasswordFields = ({ label, password, confirmation, owner }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('accounts');
  const rules = useId();
  const valid = isPasswordValid(password.value, owner);
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" aria-describedby={rules} {...password} />
      <PasswordRules id={rules} password={password.value} owner={owner} />
      <PasswordField
        label={t('password_confirmation')}
        autoComplete="new-password"
        hint={valid ? undefined : t('password_confirmation_hint')}
        isDisabled={!valid}
        {...confirmation}
        error={valid ? confirmation.error : undefined}
      />
    </>
  );
};
