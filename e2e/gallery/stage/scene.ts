import type { apiAs } from '../../steps/people.ts';
import type { Portal } from '../../portal.ts';

export type Api = Awaited<ReturnType<typeof apiAs>>;

/** What stands on the stage: where the dialogs are opened. */
export type Scene = {
  readonly portal: Portal;
  readonly api: (who: string) => Promise<Api>;
  /** Complete, with a file, a co-proponent, a remark and a funding source. */
  readonly draft: number;
  readonly proponentId: number;
  /** Waits for the coordinator’s decision. */
  readonly waiting: number;
  /** Waits for an answer of this proponent’s. */
  readonly asked: { readonly id: number; readonly who: string };
  /** Offered to this coordinator’s vessel. */
  readonly offered: { readonly id: number; readonly who: string };
  readonly berths: { readonly id: number; readonly who: string };
  readonly plan: PlanOnStage;
  /** Two of its applications could sail together; those of the other are asked. */
  readonly together: { readonly planId: number };
  readonly agreement: { readonly application: number; readonly who: string; readonly planId: number };
  readonly scenario: number;
  /** Signed up and not verified yet. */
  readonly signup: string;
  /** Has an app as a second factor. */
  readonly guarded: { readonly id: number; readonly signIn: () => Promise<StoredToken> };
};

export type StoredToken = { readonly token: string; readonly expires_at: string };

/** The coordinator’s, at the region. */
export type PlanOnStage = {
  readonly id: number;
  readonly year: number;
  readonly vessel: number;
  /** Alone of its application. */
  readonly whole: number;
  /** One of two parts. */
  readonly part: number;
  readonly dated: readonly number[];
  /** At the national level, of anybody’s. */
  readonly national: number;
};
