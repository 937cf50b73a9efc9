import { lazy, Suspense } from 'react';
import { HomePage } from '../features/support/home-page.tsx';

const FleetToday = lazy(() =>
  import('../features/plans/open/fleet-today.tsx').then((module) => ({ default: module.FleetToday })),
);

/** What the portal is, and what the fleet does today. */
export const FrontPage = () => (
  <HomePage>
    <Suspense fallback={null}>
      <FleetToday />
    </Suspense>
  </HomePage>
);
