import type { Values } from './autosave/autosave-state.ts';

/** An application as the wire has it (docs/contract.md 7); `can` says what the reader may do with it. */
export type Person = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly affiliation: string | null;
  readonly email: string;
};

export type SectionState = { readonly lock_version: number; readonly complete: boolean };

export type Application = Values & {
  readonly id: number;
  readonly project_title: string | null;
  readonly fiscal_year_id: number;
  readonly status_id: number;
  readonly user_id: number;
  readonly vessel_id: number | null;
  readonly submitted_at: string | null;
  readonly updated_at: string;
  readonly created_at: string;
  readonly lock_version: number;
  readonly sections: Readonly<Record<string, SectionState>>;
  readonly can: Readonly<Record<string, boolean>>;
  readonly primaryProponent?: Person;
  readonly coProponents?: readonly Person[];
};
