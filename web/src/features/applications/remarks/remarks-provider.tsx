import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { useSearchNumber } from '#lib/navigation.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { remarksQuery } from './remarks-api.ts';
import { remarkKeyOf, RemarksContext } from './remarks-model.ts';

type Props = { readonly application: Application; readonly children: ReactNode };

const useOpenThread = (applicationId: number | null) => {
  const asked = useSearchNumber('remark');
  const { data } = useQuery(remarksQuery(applicationId));
  const remark = data?.find(({ id }) => id === asked);
  const [openAt, open] = useState<string | null>(null);
  const [arrived, setArrived] = useState<number | undefined>();
  if (asked === undefined && arrived !== undefined) setArrived(undefined);
  if (remark && arrived !== remark.id) {
    setArrived(remark.id);
    open(remarkKeyOf(remark));
  }
  return { openAt, open };
};

export const RemarksProvider = ({ application, children }: Props) => {
  const user = useSignedInUser();
  const { id, can, primaryProponent, coProponents } = application;
  const applicationId = can['read_remarks'] ? id : null;
  const maySay = can['remark'] === true;
  const { openAt, open } = useOpenThread(applicationId);
  const remarks = useMemo(() => {
    const people = [...(primaryProponent ? [primaryProponent] : []), ...(coProponents ?? [])];
    const others = people.filter((person) => person.id !== user.id);
    // A lone proponent has nobody to discuss with, so the remark buttons are omitted.
    const mayRemark = maySay && others.length > 0;
    return { applicationId, mayRemark, others, openAt, open };
  }, [applicationId, maySay, primaryProponent, coProponents, user.id, openAt, open]);
  return <RemarksContext value={remarks}>{children}</RemarksContext>;
};
