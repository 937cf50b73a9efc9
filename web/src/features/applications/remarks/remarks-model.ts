import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { remarksQuery } from './remarks-api.ts';

type Remarks = {
  readonly applicationId: number | null;
  readonly mayRemark: boolean;
  readonly others: readonly Person[];
  readonly openAt: string | null;
  readonly open: (place: string | null) => void;
};

export const RemarksContext = createContext<Remarks | null>(null);

type Field = NonNullable<Remark['field']>;

/** Section or field of a remark. A section also shows remarks about its hidden fields. */
export type RemarkPlace = {
  readonly section: SectionName;
  readonly fields: readonly (Field | null)[];
  readonly label: string;
};

export const remarkKeyOf = ({ section, field }: Pick<Remark, 'section' | 'field'>): string =>
  field === null ? section : `${section}.${field}`;

export const remarkPlaceKey = ({ section, fields: [field = null] }: RemarkPlace): string =>
  remarkKeyOf({ section, field });

const stands = ({ section, fields }: RemarkPlace, remark: Remark): boolean =>
  remark.section === section && fields.includes(remark.field);

export const isSettledRemark = ({ settled_at }: Remark): boolean => settled_at !== null;

export const isOpenRemark = (remark: Remark): boolean =>
  !isSettledRemark(remark) && remark.deleted_at === null;

const none: readonly Remark[] = [];

export const useRemarks = (): readonly Remark[] =>
  useQuery(remarksQuery(useContext(RemarksContext)?.applicationId ?? null)).data ?? none;

/** Selects one place, so that other remarks cause no re-render. */
export const useRemarksAt = (place: RemarkPlace): readonly Remark[] => {
  const remarks = useContext(RemarksContext);
  const select = (all: readonly Remark[]) => all.filter((remark) => stands(place, remark));
  return useQuery({ ...remarksQuery(remarks?.applicationId ?? null), select }).data ?? none;
};
