import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Namespace } from '../lib/i18n-resources.ts';
import { loadTranslations } from '../lib/i18n.ts';

type Params = Readonly<Record<string, string>>;
/** Starts the page's queries as soon as its code has loaded. */
type PrefetchPage = (params: Params) => void | Promise<void>;
export type LazyPage = RouteComponent & { prefetchPage?: PrefetchPage };

export class PortalUnreachableError extends Error {}

export const isPortalReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** If the chunk no longer exists after an upgrade, the router reloads the document once. */
export const lazyPage = <Module extends Record<string, unknown> & { readonly prefetchPage?: PrefetchPage }>(
  load: () => Promise<Module>,
  name: Exclude<keyof Module & string, 'prefetchPage'>,
  ...texts: readonly Namespace[]
): LazyPage => {
  const loadBoth = async () => {
    const [module] = await Promise.all([load(), loadTranslations(texts)]).catch(async (error: unknown) => {
      throw (await isPortalReachable()) ? error : new PortalUnreachableError();
    });
    if (module.prefetchPage) page.prefetchPage = module.prefetchPage;
    return module as unknown as Record<string, RouteComponent>;
  };
  const page: LazyPage = lazyRouteComponent(loadBoth, name);
  return page;
};
