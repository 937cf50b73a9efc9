import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type OwnAccount, ownAccountSchema } from '@shiptime/domain/accounts/account-wire';
import { changeLanguage, useLanguage } from '#lib/i18n.ts';
import { type Language, localeOf } from '#lib/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionStore } from '#lib/session.tsx';
import { Loading } from '#ui/loading.tsx';
import { SnackbarRegion } from '#ui/snackbar.tsx';
import { exampleOf } from './example.ts';
import { network, recordUnansweredRequests } from './network.ts';

let shown: { readonly root: Root; readonly place: HTMLElement } | null = null;

const Around = ({ router }: { router: ReturnType<typeof routerOf> }) => (
  <QueryClientProvider client={queryClient}>
    <I18nProvider locale={localeOf(useLanguage())}>
      <RouterProvider router={router} />
    </I18nProvider>
  </QueryClientProvider>
);

const routerOf = (piece: ReactNode, path: string, route: string) => {
  const root = createRootRoute({
    component: () => (
      <>
        <main>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
        <SnackbarRegion />
      </>
    ),
  });
  const child = (at: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, component });
  return createRouter({
    routeTree: root.addChildren([child(route, () => piece), child('$', () => null)]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
};

type Surroundings = {
  readonly language?: Language;
  readonly path?: string;
  readonly route?: string;
};

export const renderInApp = async (
  piece: ReactNode,
  { language = 'en', path = '/', route = path }: Surroundings = {},
): Promise<() => string> => {
  await changeLanguage(language, false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const router = routerOf(piece, path, route);
  recordUnansweredRequests(true);
  shown = { root, place };
  root.render(
    <StrictMode>
      <Around router={router} />
    </StrictMode>,
  );
  return () => router.state.location.href;
};

export const unmountApp = (): void => {
  recordUnansweredRequests(false);
  shown?.root.unmount();
  shown?.place.remove();
  shown = null;
};

const farOff = '2099-01-01T00:00:00.000Z';

export const signInAs = async (some: Partial<OwnAccount>): Promise<void> => {
  network.get.answers(
    '/auth/user',
    exampleOf(ownAccountSchema, { draft_key: btoa('k'.repeat(32)), ...some }),
  );
  await sessionStore.enter({ access_token: 'token', token_type: 'Bearer', expires_at: farOff });
};
