export type StoredBackup = { readonly id: number; readonly madeAt: string; readonly isProven: boolean };

const day = 86_400_000;
const dayOf = (instant: string): string => instant.slice(0, 10);

/**
 * Returns backups to delete. Keeps all of the last 24 hours, the newest of each of `days` UTC days, and the
 * newest one restored successfully.
 */
export const findExpiredBackups = <T extends StoredBackup>(
  backups: readonly T[],
  now: string,
  days: number,
): T[] => {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt));
  const newestProven = newestFirst.find(({ isProven }) => isProven);
  const oldestDay = dayOf(new Date(Date.parse(now) - (days - 1) * day).toISOString());
  const yesterday = new Date(Date.parse(now) - day).toISOString();
  const seen = new Set<string>();
  return newestFirst.filter((backup, index) => {
    const ofDay = dayOf(backup.madeAt);
    const isFirstOfDay = !seen.has(ofDay);
    seen.add(ofDay);
    if (index === 0 || backup === newestProven || backup.madeAt > yesterday) return false;
    return !isFirstOfDay || ofDay < oldestDay;
  });
};

const hour = 3_600_000;

/** Due `everyHours` after the newest backup, but at least an hour after the last attempt. */
export const nextBackupAt = (
  newestMadeAt: string | null,
  lastTriedAt: string | null,
  everyHours: number,
  now: string,
): string => {
  const due =
    newestMadeAt === null ? now : new Date(Date.parse(newestMadeAt) + everyHours * hour).toISOString();
  const again = lastTriedAt === null ? '' : new Date(Date.parse(lastTriedAt) + hour).toISOString();
  return due > again ? due : again;
};
