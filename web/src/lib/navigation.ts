import { useParams, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export const useNavigateTo = () => {
  const router = useRouter();
  return useCallback(
    (href: string, { replace = false }: { replace?: boolean } = {}) =>
      void router.navigate({ href, replace }),
    [router],
  );
};

export const isId = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id);

export const useIdParam = (): number | undefined => {
  const { id } = useParams({ strict: false }) as { id?: string };
  return id === undefined ? undefined : Number(id);
};

export const useTokenParam = (): string => (useParams({ strict: false }) as { token?: string }).token ?? '';

type SearchRecord = Readonly<Record<string, unknown>>;

export const useSearchText = (name: string): string | undefined => {
  const value = (useSearch({ strict: false }) as SearchRecord)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

export const useSearchNumber = (name: string): number | undefined => {
  const text = useSearchText(name);
  return text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

type SearchChanges = Readonly<Record<string, string | number | undefined>>;

let gathered: SearchChanges | null = null;

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
