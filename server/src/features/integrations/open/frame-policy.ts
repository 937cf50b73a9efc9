import type { Db } from '#db/connection.ts';
import { readSettings } from '#features/reference/settings.ts';

const embedded = '/open-schedules/embed';

/** Only `/open-schedules/embed` may be framed, by the sites that administrators listed. */
export const createFrameAncestorLookup =
  (db: Db) =>
  async (path: string): Promise<readonly string[]> => {
    if (path !== embedded) return [];
    const settings = await readSettings(db).catch(() => null);
    return settings?.open_schedule ? settings.embed_origins : [];
  };
