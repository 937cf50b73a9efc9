import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { sectionOf } from '@shiptime/domain/applications/sections/sections';
import { applicationFields } from '@shiptime/domain/applications/sections/sections';
import { toApiError } from '../../../lib/api-client.ts';
import { useSignedInUser } from '../../../lib/session.tsx';
import { listQuery, settingsQuery } from '../../reference/api.ts';
import { vesselsQuery } from '../../vessels/api.ts';
import { loadApplication, patchApplication } from '../api.ts';
import type { Application } from '../application.ts';
import { ApplicationEditor } from '../autosave/application-editor.ts';
import { openEditStore } from '../autosave/edit-store.ts';
import type { FormModel } from './form-model.ts';
import { FormRules } from './form-rules.ts';
import type { CompletenessContext } from '@shiptime/domain/applications/completeness';

const autosaveKey = 'shiptime.autosave';

export const autosaveWanted = (): boolean => localStorage.getItem(autosaveKey) !== 'off';
export const rememberAutosave = (wanted: boolean): void =>
  localStorage.setItem(autosaveKey, wanted ? 'on' : 'off');

const openEditor = async (id: number, userId: number): Promise<ApplicationEditor> => {
  const [application, store] = await Promise.all([loadApplication(id), openEditStore(userId, id)]);
  return new ApplicationEditor(application, {
    fields: applicationFields,
    sectionOf: (field) => sectionOf(field) ?? 'general_information',
    patch: (body, keepalive) => patchApplication(id, body, keepalive),
    load: () => loadApplication(id),
    toError: toApiError,
    store,
    now: () => Date.now(),
    enabled: autosaveWanted(),
  });
};

/** Opened anew with each visit; what is typed and not yet saved goes out when the page is left. */
const useEditor = (id: number) => {
  const user = useSignedInUser();
  const query = useQuery({
    queryKey: ['application-editor', id, user.id],
    queryFn: () => openEditor(id, user.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const editor = query.data;
  useEffect(() => {
    if (!editor) return;
    return () => void editor.saveNow(true).finally(() => editor.dispose());
  }, [editor]);
  return { editor, error: query.error ? toApiError(query.error) : null, retry: () => void query.refetch() };
};

const useContextOf = (application: Application | undefined): CompletenessContext | null => {
  const [years, hours] = useQueries({ queries: [listQuery('fiscal_years'), listQuery('operating_hours')] });
  const settings = useQuery(settingsQuery);
  const vessels = useQuery(vesselsQuery);
  return useMemo(() => {
    const fiscalYear = years.data?.find(({ id }) => id === application?.fiscal_year_id);
    if (!fiscalYear || !years.data || !hours.data || !settings.data || !vessels.data) return null;
    return {
      fiscalYear,
      fiscalYears: years.data,
      settings: settings.data,
      operatingHours: hours.data,
      vessels: vessels.data,
    } as unknown as CompletenessContext;
  }, [application?.fiscal_year_id, years.data, hours.data, settings.data, vessels.data]);
};

/** The application open for editing (or reading), with all that its rules need. */
export const useOpenForm = (id: number) => {
  const { editor, error, retry } = useEditor(id);
  const context = useContextOf(editor?.application());
  const [marksEmpty, setMarksEmpty] = useState(false);
  const rules = useMemo(() => (editor && context ? new FormRules(editor, context) : null), [editor, context]);
  const model = useMemo<FormModel | null>(
    () =>
      editor && context && rules
        ? {
            editor,
            rules,
            context,
            readOnly: !editor.application().can['edit'],
            marksEmpty,
            markEmpty: () => setMarksEmpty(true),
          }
        : null,
    [editor, context, rules, marksEmpty],
  );
  return { model, error, retry };
};
