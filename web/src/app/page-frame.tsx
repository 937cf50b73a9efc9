import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isEmbedded } from '../lib/embedded.ts';
import { Loading } from '../ui/loading.tsx';
import { Layout } from './layout.tsx';

export const PageFrame = () =>
  isEmbedded() ? (
    <Suspense fallback={<Loading page />}>
      <Outlet />
    </Suspense>
  ) : (
    <Layout />
  );
