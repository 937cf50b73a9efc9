import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFocusKeeper } from '../lib/use-page-focus-keeper.ts';
import { Loading } from '../ui/loading.tsx';
import { SnackbarRegion } from '../ui/snackbar.tsx';
import { AppBar } from './app-bar.tsx';
import { SecondFactorDueNotice } from './factor-due-notice.tsx';
import { Footer } from './footer.tsx';
import { RecoveredTextNotice } from './recovered-text-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { FreshProofHost } from './proof-host.tsx';
import { SessionWarning } from './session-warning.tsx';
import { TopBand } from './top-band.tsx';
import { TourHost } from './tour-host.tsx';
import styles from './layout.module.css';

export const Layout = () => {
  const { t } = useTranslation('app');
  const isWide = useMatches().some(({ staticData }) => staticData.isWide);
  const page = useRef<HTMLDivElement>(null);
  usePageFocusKeeper(page);
  return (
    <div ref={page} className={styles['app']} {...(isWide && { 'data-wide': true })}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <header data-no-print>
        <TopBand />
        <AppBar />
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <SecondFactorDueNotice />
        <RecoveredTextNotice />
        <Suspense fallback={<Loading page />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <LeaveGuard />
      <SessionWarning />
      <FreshProofHost />
      <TourHost />
      <SnackbarRegion />
    </div>
  );
};
