import { useEffect, useState } from 'react';
import { type ApiError, toApiError } from '#lib/api-client.ts';
import { useSignedInUser } from '#lib/session.tsx';

type Editor = { dispose: () => void };
type Opened<E> =
  | { readonly editor: E; readonly error: null }
  | { readonly editor: null; readonly error: ApiError | null };

const opening = { editor: null, error: null } as const;

/**
 * Opens an editor while the page is shown and saves on leaving. Not a query, because a cache could discard
 * edits. `open` and `leave` must be stable functions.
 */
export const useEditorForVisit = <E extends Editor>(
  id: number,
  open: (id: number, userId: number) => Promise<E>,
  leave: (editor: E) => Promise<void>,
): Opened<E> => {
  const user = useSignedInUser();
  const [opened, setOpened] = useState<Opened<E>>(opening);
  useEffect(() => {
    let left = false;
    let editor: E | null = null;
    const begin = async () => {
      try {
        const found = await open(id, user.id);
        if (left) return found.dispose();
        editor = found;
        setOpened({ editor, error: null });
      } catch (error) {
        if (!left) setOpened({ editor: null, error: toApiError(error) });
      }
    };
    void begin();
    return () => {
      left = true;
      if (editor) void leave(editor);
      setOpened(opening);
    };
  }, [id, user.id, open, leave]);
  return opened;
};
