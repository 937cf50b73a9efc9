import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Namespace } from '../lib/i18n-resources.ts';
import { askForTexts } from '../lib/i18n.ts';

/**
 * A page in a chunk of its own; `texts` are asked for beside it, not only when it is drawn. When the chunk is gone, because
 * a new version was installed meanwhile, the router loads the document anew, once; after that the error page says so.
 */
export const lazyPage = <Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  name: keyof Module & string,
  ...texts: readonly Namespace[]
): RouteComponent => {
  const loadBoth = () => {
    askForTexts(texts);
    return load();
  };
  return lazyRouteComponent(loadBoth as () => Promise<Record<string, RouteComponent>>, name);
};
