import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedInUser } from '#lib/session.tsx';
import { allApplicationsQuery } from './application-api.ts';

export const useOwnApplicationIds = (): ReadonlySet<number> => {
  const { id } = useSignedInUser();
  const { data } = useQuery(
    allApplicationsQuery({ filter: { proponent_id: id }, fields: { ship_time_requests: ['id'] } }),
  );
  return useMemo(() => new Set((data ?? []).map((application) => application.id)), [data]);
};
