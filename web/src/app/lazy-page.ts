import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Namespace } from '../lib/i18n-resources.ts';
import { loadTexts } from '../lib/i18n.ts';

type Params = Readonly<Record<string, string>>;
/** What the page will ask the server for, begun as soon as its code is there: its module may export it as `ask`. */
type Ask = (params: Params) => void;
export type Page = RouteComponent & { ask?: Ask };

/**
 * A page in a chunk of its own; `texts` are those of all that it is made of (page-texts.test.ts), and come beside it.
 * When the chunk is gone, because a new version was installed meanwhile, the router loads the document anew, once; after
 * that the error page says so.
 */
export const lazyPage = <Module extends Record<string, unknown> & { readonly ask?: Ask }>(
  load: () => Promise<Module>,
  name: Exclude<keyof Module & string, 'ask'>,
  ...texts: readonly Namespace[]
): Page => {
  const loadBoth = async () => {
    const [module] = await Promise.all([load(), loadTexts(texts)]);
    if (module.ask) page.ask = module.ask;
    return module as unknown as Record<string, RouteComponent>;
  };
  const page: Page = lazyRouteComponent(loadBoth, name);
  return page;
};
