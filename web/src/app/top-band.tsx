import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../features/accounts/account-api.ts';
import { api } from '../lib/api-client.ts';
import { changeLanguage, nameInLanguage, otherLanguage, useLanguage } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { usePortalInfo } from '../lib/portal.ts';
import { useUser } from '../lib/session.tsx';
import mark from './mark.svg?inline';
import styles from './top-band.module.css';

const ownNames = { en: 'English', fr: 'Français' } as const;

/** A plain click changes the language in place; opening in a new tab follows the link. */
const LanguageLink = () => {
  const language = useLanguage();
  const user = useUser();
  const queryClient = useQueryClient();
  const other = otherLanguage(language);
  const change = async () => {
    await changeLanguage(other);
    // The choice stays in this browser even if it cannot be saved to the account.
    if (!user) return;
    const told = await api.patch(`/users/${user.id}`, { language: other }).catch(() => undefined);
    // Updates the cache, so that an open profile form sees the new version.
    if (told) queryClient.setQueryData(accountQuery(user.id).queryKey, told.data);
  };
  return (
    <a
      href={`?lang=${other}`}
      lang={other}
      hrefLang={other}
      className={styles['language']}
      data-tour="language"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void change();
      }}
    >
      <span className={styles['whole']}>{ownNames[other]}</span>
      <span className={styles['short']} aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </a>
  );
};

export const TopBand = () => {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const operator = usePortalInfo()?.operator;
  const subtitle = operator ? nameInLanguage(language, operator) : t('portal_subtitle');
  return (
    <div className={styles['band']}>
      <a href={paths.home()} className={styles['signature']}>
        <img src={mark} alt={t('home')} width={40} height={40} />
        <span className={styles['names']}>
          <span className={styles['portal']}>{t('portal_name')}</span>
          <span className={styles['operator']}>{subtitle}</span>
        </span>
      </a>
      <LanguageLink />
    </div>
  );
};
