import { voyageReportDraftSchema, voyageReportFields } from '@shiptime/domain/plans/voyage-report';
import type { VoyageReport } from '@shiptime/domain/plans/wire/voyage-report';
import { api, toApiError } from '#lib/api-client.ts';
import { type StoredEdits, mergeStoredEdits } from '#lib/saving/merge-stored-edits.ts';
import { onStoredEditsDeleted, openTabStore } from '#lib/saving/tab-store.ts';
import { ResourceEditor } from '../autosave/resource-editor.ts';
import { assertSignedInAs } from '../autosave/open-editors.ts';

export type ReportEditor = ResourceEditor<VoyageReport>;

export const reportPath = (id: number) => `/ship_time_requests/${id}/voyage_report` as const;

/** Request timeout in milliseconds; connections may die silently. */
const timeoutMs = 30_000;

const loadReport = (id: number): Promise<VoyageReport> =>
  api.get(reportPath(id), { signal: AbortSignal.timeout(timeoutMs) }).then(({ data }) => data);

const accepts = (field: string, value: unknown): boolean => {
  const schema = voyageReportDraftSchema.shape[field as keyof typeof voyageReportDraftSchema.shape];
  return schema === undefined || schema.safeParse(value).success;
};

export const reportStoreName = (userId: number, id: number): string => `shiptime.report.${userId}.${id}.`;

/** Autosaves like an application; corrections to a submitted report are sent together on request. */
export const openReportEditor = async (id: number, userId: number): Promise<ReportEditor> => {
  const [report, store] = await Promise.all([
    loadReport(id),
    openTabStore<StoredEdits>(reportStoreName(userId, id), (left) => mergeStoredEdits(left, accepts)),
  ]);
  return new ResourceEditor<VoyageReport>(report, {
    fields: voyageReportFields,
    accepts,
    patch: async (body, keepalive) => {
      assertSignedInAs(userId);
      const answer = await api.patch(reportPath(id), body, {
        keepalive,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answer.data;
    },
    load: () => loadReport(id),
    toError: toApiError,
    store,
    now: () => Date.now(),
    enabled: report.submitted_at === null,
  });
};

const leaving = new Set<ReportEditor>();

onStoredEditsDeleted((store) => {
  for (const editor of leaving)
    if (store.startsWith('shiptime.report.') && store.endsWith(`.${editor.application().id}.`))
      editor.dispose();
});

export const leaveReportEditor = async (editor: ReportEditor): Promise<void> => {
  leaving.add(editor);
  if (editor.state().enabled) await editor.saveNow(true);
  leaving.delete(editor);
  editor.dispose();
};
