import type { Db } from '#db/connection.ts';
import { readSettings } from '#features/reference/settings.ts';

const embedded = '/open-schedules/embed';

/** Allows only `/open-schedules/embed` to be framed, and only by the sites that administrators listed. */
export const allowedFrameAncestors =
  (db: Db) =>
  async (path: string): Promise<readonly string[]> => {
    if (path !== embedded) return [];
    // Without a database the page shows the problem itself.
    const settings = await readSettings(db).catch(() => null);
    return settings?.open_schedule ? settings.embed_origins : [];
  };
