import { useParams, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to a path built by `paths`. */
export const useGo = () => {
  const router = useRouter();
  return useCallback(
    (href: string, { replace = false }: { replace?: boolean } = {}) =>
      void router.navigate({ href, replace }),
    [router],
  );
};

/** Ids are whole numbers; anything else is no page of ours. */
export const isId = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id);

/** The numeric id in the path; the routes let nothing else through. Undefined where it is optional. */
export const useIdParam = (): number | undefined => {
  const { id } = useParams({ strict: false }) as { id?: string };
  return id === undefined ? undefined : Number(id);
};

export const useTokenParam = (): string => (useParams({ strict: false }) as { token?: string }).token ?? '';

type SearchRecord = Readonly<Record<string, unknown>>;

/** A parameter after the `?`, as text; undefined when it is not there. */
export const useSearchText = (name: string): string | undefined => {
  const value = (useSearch({ strict: false }) as SearchRecord)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

export const useSearchNumber = (name: string): number | undefined => {
  const text = useSearchText(name);
  return text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

type SearchChanges = Readonly<Record<string, string | number | undefined>>;

/** What was asked for in this turn: one navigation, for a second would not know of the first. */
let gathered: SearchChanges | null = null;

/** Changes some parameters after the `?` in place; undefined takes one away. */
export const useSetSearch = () => {
  const router = useRouter();
  return useCallback(
    (changes: SearchChanges) => {
      const isFirst = gathered === null;
      gathered = { ...gathered, ...changes };
      if (!isFirst) return;
      queueMicrotask(() => {
        const address = new URL(router.state.location.href, window.location.origin);
        for (const [name, value] of Object.entries(gathered ?? {})) {
          if (value === undefined || value === '') address.searchParams.delete(name);
          else address.searchParams.set(name, String(value));
        }
        gathered = null;
        void router.navigate({
          href: address.pathname + address.search + address.hash,
          replace: true,
          resetScroll: false,
        });
      });
    },
    [router],
  );
};

export const usePathname = (): string => useRouterState({ select: ({ location }) => location.pathname });
export const useHash = (): string => useRouterState({ select: ({ location }) => location.hash });
