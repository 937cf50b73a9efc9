import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isPasswordValid,
  type PasswordOwner,
  type PasswordRuleName,
  checkPasswordRules,
} from '@shiptime/domain/accounts/password';
import { PasswordField } from '#ui/password-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './password-rules.module.css';

const silent: readonly PasswordRuleName[] = ['maximum', 'common', 'personal'];

type PasswordRulesProps = {
  readonly id: string;
  readonly password: string;
  readonly owner: PasswordOwner;
};

const PasswordRules = ({ id, password, owner }: PasswordRulesProps) => {
  const { t } = useTranslation('accounts');
  const results = checkPasswordRules(password, owner);
  const shown = results.filter(({ rule, holds }) => !silent.includes(rule) || (password !== '' && !holds));
  return (
    <div id={id}>
      <VisuallyHidden>{t('password_rules.title')}</VisuallyHidden>
      <ul className={styles['rules']}>
        {shown.map(({ rule, holds }) => (
          <li key={rule} className={styles[holds ? 'met' : silent.includes(rule) ? 'broken' : 'open']}>
            <Icon
              name={holds ? 'check' : 'minus'}
              size={18}
              label={t(holds ? 'password_rules.met' : 'password_rules.open')}
            />
            {t(`password_rules.${rule}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

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
