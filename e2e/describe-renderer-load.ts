import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const statOf = (place: string): string[] => read(`${place}/stat`).split(') ').at(-1)!.split(' ');

const processes = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

const isBelow = (id: number, ancestor: number): boolean => {
  const parent = Number(statOf(`/proc/${id}`)[1]);
  return parent === ancestor || (parent > 1 && isBelow(parent, ancestor));
};

const renderers = (): number[] =>
  processes().filter(
    (id) => read(`/proc/${id}/cmdline`).includes('--type=renderer') && isBelow(id, process.pid),
  );

const secondsUsed = (id: number): number => {
  const stat = statOf(`/proc/${id}`);
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / 100;
};

/**
 * Reports CPU use and wait channel per renderer, to tell a looping page from a stalled browser; empty without
 * /proc.
 */
export const describeRendererLoad = async (seconds = 2): Promise<string[]> => {
  if (process.platform !== 'linux') return [];
  const before = renderers().map((id) => [id, secondsUsed(id)] as const);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return before.map(([id, used]) => {
    const share = (secondsUsed(id) - used) / seconds;
    const waits = read(`/proc/${id}/task/${id}/wchan`) || '?';
    return `renderer ${id}: works ${Math.round(share * 100)} % of the time, its first thread waits at ${waits}`;
  });
};
