import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mayActAsProponent } from '@shiptime/domain/applications/policy';
import { isDraft, isStatusId } from '@shiptime/domain/applications/lifecycle';
import { useActor } from '#lib/actor.ts';
import { useSignedInUser } from '#lib/session.tsx';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { useApplication, useFormModel } from './form-model.ts';
import { type LatePartRowStore, openLatePartRowStore } from './parts/late-part-rows.ts';
import { openStationQueue } from './stations/open-station-queues.ts';
import type { StationQueue } from './stations/station-queue.ts';
import { moveEditsIntoCopy, hasNoLateEdits, type LateEdits } from './late-edits.ts';

const noRows: LateEdits['rows'] = [];
const noEdits: LateEdits['stations'] = [];
const silent = () => () => undefined;

export const useIsClosedDraft = (): boolean => {
  const { readOnly } = useFormModel();
  const application = useApplication();
  const actor = useActor();
  const { status_id, can } = application;
  if (!readOnly || can['edit'] === true || !isStatusId(status_id) || !isDraft(status_id)) return false;
  // Observers cannot write before the deadline either.
  return mayActAsProponent(actor, { ...application, status_id }).allowed;
};

type Opened = { readonly queue: StationQueue; readonly lateRows: LatePartRowStore } | null;

const useOpened = (): Opened => {
  const { editor } = useFormModel();
  const user = useSignedInUser();
  const isClosed = useIsClosedDraft();
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    if (!isClosed) return undefined;
    let over = false;
    void Promise.all([openStationQueue(editor, user.id), openLatePartRowStore(editor, user.id)]).then(
      ([queue, lateRows]) => !over && setOpened({ queue, lateRows }),
    );
    return () => {
      over = true;
    };
  }, [editor, isClosed, user.id]);
  return isClosed ? opened : null;
};

export const useLateEdits = () => {
  const { editor, context } = useFormModel();
  const user = useSignedInUser();
  const opened = useOpened();
  const answers = useSyncExternalStore(editor.subscribe, editor.stranded);
  const waiting = useSyncExternalStore(
    opened?.queue.subscribe ?? silent,
    () => opened?.queue.state() ?? null,
  );
  const rows = useSyncExternalStore(
    opened?.lateRows.subscribe ?? silent,
    () => opened?.lateRows.rows() ?? noRows,
  );
  const late = useMemo<LateEdits>(
    () => ({ answers, stations: (waiting && opened?.queue.unsent()) ?? noEdits, rows }),
    [answers, waiting, rows, opened],
  );
  const kept = {
    editor,
    context,
    userId: user.id,
    queue: opened?.queue ?? null,
    lateRows: opened?.lateRows ?? null,
  };
  return {
    late,
    carry: hasNoLateEdits(late) ? null : (copy: Application) => moveEditsIntoCopy(copy, late, kept),
    discard: () => {
      editor.discard();
      opened?.queue.forget();
      opened?.lateRows.keepOnly([]);
    },
  };
};
