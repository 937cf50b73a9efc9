import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import { type LiveEvent, useLiveEvents } from '#lib/use-live-events.ts';
import { queryClient } from '#lib/query-client.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { invalidateFiscalYears } from '#features/reference/reference-api.ts';
import { applicationsKey } from '../application-api.ts';
import { refreshAttachments } from '../attachments/attachments-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { SaveByOther } from '../people/other-editors-notice.tsx';
import { invitationsQuery } from '../people/people-api.ts';
import { fullNameOf } from '../people/full-name-of.ts';
import { usePresence } from '../people/use-presence.ts';
import type { FormModel } from './form-model.ts';

const numberIn = (event: LiveEvent, key: string): number | undefined => {
  const value = event[key];
  return typeof value === 'number' ? value : undefined;
};

const personNamed = ({ primaryProponent, coProponents = [] }: Application, id: number | undefined) =>
  [primaryProponent, ...coProponents].find((person) => person?.id === id);

export const useChangesByOthers = ({ editor, readOnly, context }: FormModel, section: SectionName) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const { id } = editor.application();
  const yearTopic = `fiscal_year:${context.fiscalYear.id}`;
  const [last, setLast] = useState<SaveByOther | null>(null);
  const { present, onEvent } = usePresence({
    applicationId: id,
    userId: user.id,
    section: readOnly ? null : section,
  });
  const follow = useCallback(
    (event: LiveEvent) => {
      if (event.topic === yearTopic) {
        if (event.kind === 'deadline') void invalidateFiscalYears().then(() => editor.refresh());
        return;
      }
      onEvent(event);
      if (event.kind === 'presence') return;
      if (event.kind === 'resync') void invalidateFiscalYears();
      void editor.refresh(numberIn(event, 'lock_version'));
      if (event.kind === 'co_proponents')
        void queryClient.invalidateQueries({ queryKey: invitationsQuery(id).queryKey });
      if (event.kind === 'attachments') void refreshAttachments(id);
      if (event.kind === 'status' || event.kind === 'resync')
        void queryClient.invalidateQueries({ queryKey: [...applicationsKey, id] });
      const by = numberIn(event, 'by');
      if (event.kind !== 'saved' || by === user.id) return;
      const person = personNamed(editor.application(), by);
      setLast({
        name: person ? fullNameOf(person) : t(readOnly ? 'others.coordinator' : 'others.anonymous'),
        sections: (event['sections'] ?? []) as readonly string[],
        at: new Date().toISOString(),
      });
    },
    [editor, id, onEvent, readOnly, t, user.id, yearTopic],
  );
  useLiveEvents([`ship_time_request:${id}`, yearTopic], follow);
  return { present, last };
};
