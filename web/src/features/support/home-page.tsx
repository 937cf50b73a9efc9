import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { portalQuery } from '#lib/portal.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ApplyButton } from './components/apply-button.tsx';
import { OpenFiscalYearNotice } from './components/open-fiscal-year-notice.tsx';
import { YearAheadSteps } from './components/year-ahead-steps.tsx';
import styles from './home-page.module.css';

const cards = [
  { key: 'apply', href: paths.apply(), icon: 'anchor' },
  { key: 'ships', href: paths.shipInformation(), icon: 'ship' },
  { key: 'support', href: paths.support(), icon: 'help' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

const Cards = () => {
  const { t } = useTranslation('support');
  return (
    <ul className={styles['cards']}>
      {cards.map(({ key, href, icon }) => (
        <li key={key} className={styles['card']}>
          <Icon name={icon} size={32} />
          <h2>
            <a href={href}>{t(`home.${key}.title`)}</a>
          </h2>
          <p>{t(`home.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
};

/**
 * Waits until all content is loaded, to avoid layout shifts. `children` come between the open year and
 * further links.
 */
export const HomePage = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('support');
  const { isPending } = useQuery(portalQuery);
  return (
    <>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <PageHeading title={t('home.title')} lead={t('home.lead')} />
          <div className={styles['actions']}>
            <ApplyButton />
            <LinkButton href={paths.apply()} icon="anchor">
              {t('home.how')}
            </LinkButton>
          </div>
        </div>
        <svg className={styles['sea']} viewBox="0 0 480 240" aria-hidden="true" focusable="false">
          <path
            className={styles['hull']}
            d="M96 150h236l-26 44H118zM150 150v-28h98v28M176 122V94h46v28M199 94V52m0 8 58 62M270 150v-38m0 0h34"
          />
          <path
            className={styles['wave']}
            d="M0 196c30 0 30 14 60 14s30-14 60-14 30 14 60 14 30-14 60-14 30 14 60 14 30-14 60-14 30 14 60 14 30-14 60-14"
          />
          <path
            className={styles['wave']}
            d="M20 222c28 0 28 10 56 10s28-10 56-10 28 10 56 10 28-10 56-10 28 10 56 10 28-10 56-10 28 10 56 10"
          />
        </svg>
      </div>
      {isPending ? (
        <div className={styles['waiting']} />
      ) : (
        <>
          <OpenFiscalYearNotice />
          <YearAheadSteps />
          {children}
          <Cards />
        </>
      )}
    </>
  );
};
