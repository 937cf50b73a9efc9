import { lazy, Suspense } from 'react';
import { usePortalInfo } from '#lib/portal.ts';
import { useUser } from '#lib/session.tsx';
import { HomePage } from '../features/support/home-page.tsx';
import styles from './home-page-with-fleet.module.css';

const FleetToday = lazy(() =>
  import('../features/plans/open-schedules/fleet-today.tsx').then((module) => ({
    default: module.FleetToday,
  })),
);

export const HomePageWithFleet = () => {
  const user = useUser();
  const isOpen = usePortalInfo()?.open_schedule ?? false;
  return (
    <HomePage>
      {(isOpen || user) && (
        <Suspense fallback={<div className={styles['fleet']} />}>
          <FleetToday />
        </Suspense>
      )}
    </HomePage>
  );
};
