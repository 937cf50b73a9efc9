import { router } from './router.ts';

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

const isElsewhere = (pathname: string): boolean => /^\/(api|docs)(\/|$)/.test(pathname);

const ownPage = (anchor: HTMLAnchorElement): URL | null => {
  const plain =
    anchor.href && (!anchor.target || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!plain) return null;
  const address = new URL(anchor.href);
  return address.origin === window.location.origin && !isElsewhere(address.pathname) ? address : null;
};

const hrefOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const routeLinkClicks = (): void => {
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    if (!anchor || event.defaultPrevented || !isPlainClick(event)) return;
    const address = ownPage(anchor);
    if (!address) return;
    if (
      address.hash &&
      address.pathname === window.location.pathname &&
      address.search === window.location.search
    )
      return;
    event.preventDefault();
    const resetScroll = address.pathname !== window.location.pathname;
    void router.navigate({ href: hrefOf(address), resetScroll });
  });
};
