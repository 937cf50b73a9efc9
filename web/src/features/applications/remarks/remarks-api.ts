import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';
import type { BodyOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { applicationsKey } from '../application-api.ts';

const pathOf = (applicationId: number) => `/ship_time_requests/${applicationId}/remarks` as const;

export const remarksQuery = (applicationId: number | null) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, 'remarks'] as const,
    queryFn:
      applicationId === null
        ? skipToken
        : ({ signal }) => api.get(pathOf(applicationId), { signal }).then((answer) => answer.data),
  });

export const refreshRemarks = (applicationId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: remarksQuery(applicationId).queryKey });

type NewRemark = BodyOf<Routes['POST'][`/ship_time_requests/${number}/remarks`]>;

export const addRemark = (applicationId: number, remark: NewRemark) =>
  api.post(pathOf(applicationId), remark);

export const replyToRemark = ({ ship_time_request_id, id }: Remark, body: string) =>
  api.post(`${pathOf(ship_time_request_id)}/${id}/replies`, { body });

const rowOf = ({ ship_time_request_id, id }: Remark) => `${pathOf(ship_time_request_id)}/${id}` as const;
const asRead = ({ lock_version }: Pick<Remark, 'lock_version'>) => ({ ifMatch: lock_version });

export const setRemarkSettled = (remark: Remark, settled: boolean) =>
  api.patch(rowOf(remark), { settled }, asRead(remark));

export const editRemark = (remark: Remark, body: string) =>
  api.patch(rowOf(remark), { body }, asRead(remark));

type Answer = Remark['replies'][number];
const answerOf = (remark: Remark, { id }: Answer) => `${rowOf(remark)}/replies/${id}` as const;

export const editReply = (remark: Remark, reply: Answer, body: string) =>
  api.patch(answerOf(remark, reply), { body }, asRead(reply));

export const deleteReply = (remark: Remark, reply: Answer) =>
  api.delete(answerOf(remark, reply), asRead(reply));

export const deleteRemark = (remark: Remark) => api.delete(rowOf(remark), asRead(remark));
