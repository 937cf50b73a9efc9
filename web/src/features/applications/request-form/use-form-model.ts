import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toApiError } from '#lib/api-client.ts';
import { referenceListQuery, settingsQuery } from '#features/reference/reference-api.ts';
import { fleetConstraintsQuery } from '#features/vessels/constraint-api.ts';
import { vesselsQuery } from '#features/vessels/vessel-api.ts';
import { queryClient } from '#lib/query-client.ts';
import { prefetchApplication } from '../application-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { stagesQuery } from '../stages-query.ts';
import { leaveEditor, openEditor } from '../autosave/open-editors.ts';
import { useEditorForVisit } from '../autosave/use-editor-for-visit.ts';
import type { FormModel } from './form-model.ts';
import { type FormCheckFacts, FormChecker } from './form-checker.ts';

/** Loaded before the form is shown, because late lists would replace focused controls. */
const listsOfForm = [
  'agencies',
  'capabilities',
  'coastal_states',
  'marine_protected_areas',
  'ports',
  'project_areas',
  'project_types',
  'thematic_areas',
] as const;

export const prefetchForm = (id: number): void => {
  prefetchApplication(id);
  for (const list of [...listsOfForm, 'fiscal_years', 'operating_hours', 'request_statuses'] as const)
    void queryClient.prefetchQuery(referenceListQuery(list));
  void queryClient.prefetchQuery(settingsQuery);
  void queryClient.prefetchQuery(vesselsQuery);
  void queryClient.prefetchQuery(stagesQuery(id));
};

const useContextOf = (application: Application | null) => {
  const lists = useQueries({ queries: listsOfForm.map((list) => referenceListQuery(list)) });
  const [years, hours] = useQueries({
    queries: [referenceListQuery('fiscal_years'), referenceListQuery('operating_hours')],
  });
  const settings = useQuery(settingsQuery);
  const vessels = useQuery(vesselsQuery);
  // Vessel constraints only cause warnings, so the form does not wait for their list.
  const constraints = useQuery({
    ...fleetConstraintsQuery(application?.fiscal_year_id ?? 0),
    enabled: application !== null,
  }).data;
  const ports = lists[listsOfForm.indexOf('ports')]?.data as FormCheckFacts['ports'];
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
    } as unknown as FormCheckFacts;
  }, [awaited, application?.fiscal_year_id, years.data, hours.data, settings.data, vessels.data]);
  const whole = useMemo(() => context && { ...context, constraints, ports }, [context, constraints, ports]);
  const failed = read.find(({ data, error }) => data === undefined && error !== null);
  return { context: whole, error: failed ? toApiError(failed.error) : null };
};

export const useOpenForm = (id: number, open = openEditor, leave = leaveEditor) => {
  const { editor, error } = useEditorForVisit(id, open, leave);
  const { context, error: unread } = useContextOf(editor && editor.application());
  const [marksEmpty, setMarksEmpty] = useState(false);
  const rules = useMemo(
    () => (editor && context ? new FormChecker(editor, context) : null),
    [editor, context],
  );
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
