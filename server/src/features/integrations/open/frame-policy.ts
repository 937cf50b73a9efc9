import type { Db } from '#db/connection.ts';
import { readSettings } from '#features/reference/settings.ts';

/** The page of the open schedule that is made for frames (web/src/lib/paths.ts). */
const embedded = '/open-schedules/embed';

/** Which sites may show a page in a frame: those that administrators named, and only the page that is made for it. */
export const framedBy =
  (db: Db) =>
  async (path: string): Promise<readonly string[]> => {
    if (path !== embedded) return [];
    // A page without a database says so itself.
    const settings = await readSettings(db).catch(() => null);
    return settings?.open_schedule ? settings.embed_origins : [];
  };
