import type { apiAs } from '../../steps/people.ts';
import type { Portal } from '../../portal.ts';

export type Api = Awaited<ReturnType<typeof apiAs>>;

export type SeededPortal = {
  readonly portal: Portal;
  readonly api: (who: string) => Promise<Api>;
  readonly draft: number;
  readonly proponentId: number;
  readonly waiting: number;
  readonly asked: { readonly id: number; readonly who: string };
  readonly offered: { readonly id: number; readonly who: string };
  readonly berths: { readonly id: number; readonly who: string };
  readonly plan: SeededPlan;
  /** Plan with an application whose proponents have an open request to share a voyage. */
  readonly together: { readonly planId: number };
  readonly agreement: { readonly application: number; readonly who: string; readonly planId: number };
  readonly scenario: number;
  readonly signup: string;
  readonly guarded: { readonly id: number; readonly signIn: () => Promise<StoredToken> };
};

export type StoredToken = { readonly token: string; readonly expires_at: string };

export type SeededPlan = {
  readonly id: number;
  readonly year: number;
  readonly vessel: number;
  readonly whole: number;
  readonly part: number;
  readonly dated: readonly number[];
  readonly national: number;
};
