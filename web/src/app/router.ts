import { createRouter } from '@tanstack/react-router';
import {
  focusNextHeading,
  focusNextHeadingIfLost,
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

/** TanStack Router stores its history index under this key. */
const { __TSR_index: firstEntry } = router.history.location.state;

router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation }) => {
  // A first page that was left before it loaded, or that redirects, is not a page to return
  // from.
  const { __TSR_index: entry } = toLocation.state;
  const { __TSR_index: left } = fromLocation?.state ?? {};
  const isFirst = !fromLocation && entry === firstEntry;
  // The first page keeps the browser's focus; a link with a hash goes to its target.
  if (isFirst || toLocation.hash) cancelHeadingFocus();
  else if (pathChanged) focusNextHeading();
  // Same path, another page, such as another version of a plan: the pressed element may
  // disappear.
  else if (fromLocation && entry !== left) focusNextHeadingIfLost();
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
  // The page repeats the request and shows the error.
  for (const route of matchedRoutes) void begin(route).catch(() => undefined);
};
