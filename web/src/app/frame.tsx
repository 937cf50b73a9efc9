import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isEmbedded } from '../lib/embedded.ts';
import { Loading } from '../ui/loading.tsx';
import { Layout } from './layout.tsx';

/** What stands around a page: nothing, where it stands in the page of another site. */
export const Frame = () =>
  isEmbedded() ? (
    <Suspense fallback={<Loading page />}>
      <Outlet />
    </Suspense>
  ) : (
    <Layout />
  );
