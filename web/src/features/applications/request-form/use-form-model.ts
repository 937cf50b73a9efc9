import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type ApiError, toApiError } from '#lib/api-client.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { listQuery, settingsQuery } from '#features/reference/api.ts';
import { vesselsQuery } from '#features/vessels/api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { ApplicationEditor } from '../autosave/application-editor.ts';
import { leaveEditor, openEditor } from '../autosave/open-editors.ts';
import type { FormModel } from './form-model.ts';
import { FormRules } from './form-rules.ts';
import type { CompletenessContext } from '@shiptime/domain/applications/completeness';

type Opened =
  | { readonly editor: ApplicationEditor; readonly error: null }
  | { readonly editor: null; readonly error: ApiError | null };

const opening: Opened = { editor: null, error: null };

/**
 * Opened anew with each visit; what is typed and not yet saved goes out when the page is left. Not a query: nothing but
 * a visit may take away the editor that holds what somebody types.
 */
const useEditor = (id: number): Opened => {
  const user = useSignedInUser();
  const [opened, setOpened] = useState<Opened>(opening);
  useEffect(() => {
    let left = false;
    let editor: ApplicationEditor | null = null;
    const open = async () => {
      try {
        const found = await openEditor(id, user.id);
        if (left) return found.dispose();
        editor = found;
        setOpened({ editor, error: null });
      } catch (error) {
        if (!left) setOpened({ editor: null, error: toApiError(error) });
      }
    };
    void open();
    return () => {
      left = true;
      if (editor) void leaveEditor(editor);
      setOpened(opening);
    };
  }, [id, user.id]);
  return opened;
};

/** Read before the form is shown: a list that comes later would put other controls in place of those that hold the focus. */
const listsOfForm = [
  'agencies',
  'coastal_states',
  'marine_protected_areas',
  'ports',
  'project_areas',
  'project_types',
  'thematic_areas',
] as const;

const useContextOf = (application: Application | null) => {
  const lists = useQueries({ queries: listsOfForm.map((list) => listQuery(list)) });
  const [years, hours] = useQueries({ queries: [listQuery('fiscal_years'), listQuery('operating_hours')] });
  const settings = useQuery(settingsQuery);
  const vessels = useQuery(vesselsQuery);
  const read = [...lists, years, hours, settings, vessels];
  const awaited = read.some(({ data }) => data === undefined);
  const context = useMemo(() => {
    const fiscalYear = years.data?.find(({ id }) => id === application?.fiscal_year_id);
    if (awaited || !fiscalYear) return null;
    return {
      fiscalYear,
      fiscalYears: years.data,
      settings: settings.data,
      operatingHours: hours.data,
      vessels: vessels.data,
    } as unknown as CompletenessContext;
  }, [awaited, application?.fiscal_year_id, years.data, hours.data, settings.data, vessels.data]);
  const failed = read.find(({ data, error }) => data === undefined && error !== null);
  return { context, error: failed ? toApiError(failed.error) : null };
};

/** The application open for editing (or reading), with all that its rules need. */
export const useOpenForm = (id: number) => {
  const { editor, error } = useEditor(id);
  const { context, error: unread } = useContextOf(editor && editor.application());
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
  return { model, error: error ?? unread };
};
