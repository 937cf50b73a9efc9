import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type ApiError, type Resource, toApiError } from '../../../../lib/api-client.ts';
import { snackbar } from '../../../../ui/snackbar-store.ts';
import { loadApplication } from '../../api.ts';
import { useApplication, useFormModel } from '../form-model.ts';
import { type StationEdit, type StationRow, type StationValues, withEdits } from './station-edits.ts';

const none: readonly StationRow[] = [];

const send = async (path: string, edit: StationEdit): Promise<void> => {
  if (edit.kind === 'add') {
    await api.post<Resource<StationRow>>(path, { ...edit.values, position: edit.position });
  } else if (edit.kind === 'remove') {
    await api.delete(path, { query: { ids: edit.ids.join(',') } });
  } else {
    const body = edit.kind === 'move' ? { position: edit.position } : edit.values;
    await api.put<Resource<StationRow>>(`${path}/${edit.id}`, body);
  }
};

/**
 * The stations with what is being done to them: shown at once, sent one after the other, and taken back where the server
 * refuses. Only a dialog compares with what others did meanwhile; a drag or a step up means what it shows.
 */
export const useStationList = () => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const application = useApplication();
  const saved = (application['stations'] ?? none) as readonly StationRow[];
  const [edits, setEdits] = useState<readonly StationEdit[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const rows = useMemo(() => withEdits(saved, edits), [saved, edits]);
  const path = `/ship_time_requests/${application.id}/stations`;

  const takeOver = useCallback(async () => {
    try {
      editor.replace(await loadApplication(editor.application().id));
    } catch {
      // What was saved is saved; the next event or visit shows it.
    }
  }, [editor]);

  const settle = useCallback(async () => {
    waiting.current -= 1;
    if (waiting.current > 0) return;
    await takeOver();
    setEdits([]);
  }, [takeOver]);

  const apply = useCallback(
    (edit: StationEdit): Promise<ApiError | null> => {
      setEdits((before) => [...before, edit]);
      waiting.current += 1;
      const attempt = async (): Promise<ApiError | null> => {
        try {
          await send(path, edit);
          return null;
        } catch (caught) {
          setEdits((before) => before.filter((other) => other !== edit));
          const failure = toApiError(caught);
          snackbar.error(failure.message || t('no_network'));
          return failure;
        }
      };
      const result = queue.current.then(attempt).finally(settle);
      queue.current = result;
      return result;
    },
    [path, settle, t],
  );

  const nextId = useRef(-1);
  return useMemo(
    () => ({
      rows,
      path,
      takeOver,
      add: (values: StationValues, position: number) => {
        const id = nextId.current;
        nextId.current -= 1;
        return apply({ kind: 'add', id, values, position });
      },
      change: (id: number, values: Partial<StationValues>) => apply({ kind: 'change', id, values }),
      move: (id: number, position: number) => apply({ kind: 'move', id, position }),
      remove: (ids: readonly number[]) => apply({ kind: 'remove', ids }),
    }),
    [rows, path, takeOver, apply],
  );
};

export type StationList = ReturnType<typeof useStationList>;
