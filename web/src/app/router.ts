import { createRouter } from '@tanstack/react-router';
import {
  requestHeadingFocus,
  requestHeadingFocusIfLost,
  focusHeading,
  cancelHeadingFocus,
} from '../lib/page-focus.ts';
import { Loading } from '../ui/loading.tsx';
import { ErrorPage } from './error-page.tsx';
import type { LazyPage } from './lazy-page.ts';
import { routeTree } from './page-routes.ts';

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: Loading,
  defaultPendingMs: 250,
  defaultPendingMinMs: 0,
});

const { __TSR_index: firstEntry } = router.history.location.state;

router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation }) => {
  // `fromLocation` is unset until the first page has loaded. A redirect keeps the entry index; a navigation
  // changes it.
  const { __TSR_index: entry } = toLocation.state;
  const { __TSR_index: left } = fromLocation?.state ?? {};
  const isFirst = !fromLocation && entry === firstEntry;
  // The browser sets the focus on the first page and for links with a hash.
  if (isFirst || toLocation.hash) cancelHeadingFocus();
  else if (pathChanged) requestHeadingFocus();
  // If only the search parameters change, the focused element may disappear.
  else if (fromLocation && entry !== left) requestHeadingFocusIfLost();
});
router.subscribe('onRendered', () => focusHeading(document.querySelector('h1')));

/** Starts loading the page in parallel with texts and session. */
export const preloadPage = (): void => {
  const [matchedRoutes, params] = router.getMatchedRoutes(window.location.pathname);
  const begin = async (route: (typeof matchedRoutes)[number]): Promise<void> => {
    await router.loadRouteChunk(route);
    const { prefetchPage }: Partial<LazyPage> = route.options.component ?? {};
    prefetchPage?.(params);
  };
  for (const route of matchedRoutes) void begin(route).catch(() => undefined);
};
