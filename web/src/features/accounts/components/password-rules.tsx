import { useTranslation } from 'react-i18next';
import {
  type PasswordOwner,
  type PasswordRuleName,
  passwordRuleResults,
} from '@shiptime/domain/accounts/password';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './password-rules.module.css';

const silent: readonly PasswordRuleName[] = ['maximum', 'common', 'personal'];

type PasswordRulesProps = {
  readonly id: string;
  readonly password: string;
  readonly owner: PasswordOwner;
};

export const PasswordRules = ({ id, password, owner }: PasswordRulesProps) => {
  const { t } = useTranslation('accounts');
  const results = passwordRuleResults(password, owner);
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
