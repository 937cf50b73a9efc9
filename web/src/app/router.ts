import { createRouter } from '@tanstack/react-router';
import { awaitHeading, awaitHeadingIfLost, focusHeading, forgetHeading } from '../lib/page-focus.ts';
import { Loading } from '../ui/loading.tsx';
import { ErrorPage } from './error-page.tsx';
import type { Page } from './lazy-page.ts';
import { routeTree } from './page-routes.ts';

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: Loading,
  defaultPendingMs: 250,
  defaultPendingMinMs: 0,
});

/** The router's name for the place in the history. */
const { __TSR_index: firstEntry } = router.history.location.state;

router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation }) => {
  // Left before it has come, the first page is nowhere to come from; where it leads by itself takes its place in history.
  const { __TSR_index: entry } = toLocation.state;
  const { __TSR_index: left } = fromLocation?.state ?? {};
  const isFirst = !fromLocation && entry === firstEntry;
  // The first page leaves the focus where the browser puts it; a link to a place on a page goes to that place.
  if (isFirst || toLocation.hash) forgetHeading();
  else if (pathChanged) awaitHeading();
  // Another page at the same path, as a version of a plan: what was pressed may go with the page before.
  else if (fromLocation && entry !== left) awaitHeadingIfLost();
});
router.subscribe('onRendered', () => focusHeading(document.querySelector('h1')));

/** The page that the address names is asked for beside texts and session, not after them; and what it shows beside the session. */
export const askForPage = (): void => {
  const [matchedRoutes, params] = router.getMatchedRoutes(window.location.pathname);
  const begin = async (route: (typeof matchedRoutes)[number]): Promise<void> => {
    await router.loadRouteChunk(route);
    const { ask }: Partial<Page> = route.options.component ?? {};
    ask?.(params);
  };
  // What fails here is asked for again by the page itself, which says so.
  for (const route of matchedRoutes) void begin(route).catch(() => undefined);
};
