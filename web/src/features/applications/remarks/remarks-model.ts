import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { remarksQuery } from './remarks-api.ts';

/** The remarks of the application that is open, and which of their threads is. */
type Remarks = {
  /** Null where the reader has none to read. */
  readonly applicationId: number | null;
  readonly mayRemark: boolean;
  /** Whom one can ask. */
  readonly others: readonly Person[];
  readonly openAt: string | null;
  readonly open: (place: string | null) => void;
};

export const RemarksContext = createContext<Remarks | null>(null);

type Field = NonNullable<Remark['field']>;

/** Where a thread stands: the section itself and what has no place of its own on the page, or a field. */
export type Place = {
  readonly section: SectionName;
  readonly fields: readonly (Field | null)[];
  /** Beside what, in words. */
  readonly label: string;
};

export const keyOf = ({ section, field }: Pick<Remark, 'section' | 'field'>): string =>
  field === null ? section : `${section}.${field}`;

export const placeKey = ({ section, fields: [field = null] }: Place): string => keyOf({ section, field });

const stands = ({ section, fields }: Place, remark: Remark): boolean =>
  remark.section === section && fields.includes(remark.field);

export const isSettled = ({ settled_at }: Remark): boolean => settled_at !== null;

/** It waits for somebody: neither settled nor taken back. */
export const isOpen = (remark: Remark): boolean => !isSettled(remark) && remark.deleted_at === null;

const none: readonly Remark[] = [];

/** Every remark of the application that is open. */
export const useRemarks = (): readonly Remark[] =>
  useQuery(remarksQuery(useContext(RemarksContext)?.applicationId ?? null)).data ?? none;

/** Those of one place; what is said elsewhere draws nothing anew here. */
export const useRemarksAt = (place: Place): readonly Remark[] => {
  const remarks = useContext(RemarksContext);
  const select = (all: readonly Remark[]) => all.filter((remark) => stands(place, remark));
  return useQuery({ ...remarksQuery(remarks?.applicationId ?? null), select }).data ?? none;
};
