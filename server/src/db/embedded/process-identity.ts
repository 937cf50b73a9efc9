import { readFileSync } from 'node:fs';

interface ProcStat {
  state: string;
  startTime: string;
}

// /proc/<pid>/stat: "pid (name, perhaps with spaces) state ppid … starttime …", see proc(5).
const procStat = (pid: number): ProcStat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return undefined;
  }
};

const answersSignals = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

export const isPidRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform !== 'linux') return answersSignals(pid);
  const stat = procStat(pid);
  return stat !== undefined && stat.state !== 'Z' && stat.state !== 'X';
};

/** "pid starttime": a pid alone may be reused by another process. */
export const processIdentityOf = (pid: number): string => `${pid} ${procStat(pid)?.startTime ?? ''}`.trim();

export const pidOfIdentity = (identity: string): number => Number(identity.split(' ')[0]);

export const isProcessIdentityRunning = (identity: string): boolean => {
  const pid = pidOfIdentity(identity);
  return isPidRunning(pid) && processIdentityOf(pid) === identity;
};
