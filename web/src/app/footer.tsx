import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { portalQuery } from '../lib/portal.ts';
import styles from './footer.module.css';

const thisYear = new Date().getFullYear();

export const Footer = () => {
  const { t } = useTranslation('app');
  const { data: portal, isPending } = useQuery(portalQuery);
  const language = useLanguage();
  const owner = portal?.operator ? nameInLanguage(language, portal.operator) : t('portal_name');
  return (
    <footer className={styles['footer']} {...(isPending && { 'data-waiting': true })} data-no-print>
      <div className={styles['inner']}>
        <nav aria-label={t('footer.label')}>
          <ul className={styles['links']}>
            <li>
              <a href={paths.privacy()}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={paths.accessibility()}>{t('footer.accessibility')}</a>
            </li>
            <li>
              <a href={paths.support()}>{t('menu.support')}</a>
            </li>
            {portal?.api_docs && (
              <li>
                <a href={paths.docs(language)}>{t('footer.docs')}</a>
              </li>
            )}
          </ul>
        </nav>
        <p className={styles['small']}>
          © {thisYear} {owner}
          {portal && ` · ${t('footer.version', { version: portal.version })}`}
        </p>
      </div>
    </footer>
  );
};
