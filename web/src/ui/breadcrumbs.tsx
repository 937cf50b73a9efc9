import { useTranslation } from 'react-i18next';
import styles from './breadcrumbs.module.css';

export type Crumb = { readonly label: string; readonly href: string };

export const Breadcrumbs = ({ crumbs = [] }: { crumbs?: readonly Crumb[] }) => {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumbs')} data-no-print>
      <ol className={styles['crumbs']}>
        {[{ label: t('home'), href: '/' }, ...crumbs].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
