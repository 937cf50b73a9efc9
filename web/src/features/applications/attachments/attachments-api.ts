import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { toApiError } from '#lib/api-error.ts';
import { i18n } from '#lib/i18n.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionStore } from '#lib/session.tsx';
import { uniqueKey } from '#lib/unique-key.ts';
import { uploadForm } from '#lib/upload.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import { applicationsKey } from '../application-api.ts';
import { UploadQueue } from './upload-queue.ts';

const pathOf = (applicationId: number) => `/ship_time_requests/${applicationId}/attachments` as const;

export const attachmentsQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, 'attachments'] as const,
    queryFn: ({ signal }) => api.get(pathOf(applicationId), { signal }).then((answer) => answer.data),
  });

export const refreshAttachments = (applicationId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: attachmentsQuery(applicationId).queryKey });

export const changeAttachmentDescription = (
  { ship_time_request_id, id, lock_version }: Attachment,
  description: string,
) => api.patch(`${pathOf(ship_time_request_id)}/${id}`, { description }, { ifMatch: lock_version });

export const removeAttachment = ({ ship_time_request_id, id }: Attachment): Promise<void> =>
  api.delete(`${pathOf(ship_time_request_id)}/${id}`);

export const downloadAttachment = ({ ship_time_request_id, id }: Attachment) =>
  api.download(`${pathOf(ship_time_request_id)}/${id}/file`);

const queues = new Map<number, UploadQueue>();

window.addEventListener('online', () => {
  for (const queue of queues.values()) queue.goOn();
});

// Stops uploads at the end of a session, so that none is sent as another user.
sessionStore.onEnd(() => {
  for (const queue of queues.values()) for (const { key } of queue.uploads()) queue.cancel(key);
  queues.clear();
});

const open = (applicationId: number): UploadQueue => {
  const queue = new UploadQueue({
    send: async ({ file, key }, signal, onProgress) => {
      const form = new FormData();
      form.append('file', file);
      const { data } = await uploadForm(pathOf(applicationId), form, {
        idempotencyKey: key,
        signal,
        onProgress,
      });
      snackbar.success(i18n.t('application_form:attachments.attached', { name: data.name }));
    },
    arrived: () => refreshAttachments(applicationId),
    toError: toApiError,
    newKey: uniqueKey,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  queues.set(applicationId, queue);
  return queue;
};

/** One upload queue per application, which continues after the panel is closed. */
export const findOrCreateUploadQueue = (applicationId: number): UploadQueue =>
  queues.get(applicationId) ?? open(applicationId);

export const areUploadsRunning = (applicationId: number): boolean =>
  queues.get(applicationId)?.isUnderWay() ?? false;
