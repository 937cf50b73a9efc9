import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';

/**
 * A page in a chunk of its own. When the chunk is gone, because a new version was installed meanwhile,
 * the router loads the document anew, once; after that the error page says so.
 */
export const lazyPage = <Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  name: keyof Module & string,
): RouteComponent => lazyRouteComponent(load as () => Promise<Record<string, RouteComponent>>, name);
