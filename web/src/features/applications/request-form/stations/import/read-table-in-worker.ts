import {
  notLoadedTable,
  type TableReadResult,
} from '@shiptime/domain/applications/stations-file/bounded-table';
import { startWorker } from '#lib/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite generates this default export: the worker's URL
import readFileWorker from './read-file.worker.ts?worker&url';

const timeoutMs = 15_000;
const loadingTimeoutMs = 30_000;

const tooHeavy: TableReadResult = { problem: { row: null, column: null, code: 'too_heavy' } };

export const readTableInWorker = (source: Blob | string, signal: AbortSignal): Promise<TableReadResult> =>
  new Promise((resolve) => {
    const worker = startWorker(readFileWorker);
    const end = (read: TableReadResult) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    let reason = notLoadedTable;
    const giveUp = () => end(reason);
    let timer = setTimeout(giveUp, loadingTimeoutMs);
    signal.addEventListener('abort', giveUp, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<TableReadResult | 'ready'>) => {
      if (data !== 'ready') return end(data);
      reason = tooHeavy;
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    });
    worker.addEventListener('error', giveUp);
    worker.postMessage(source);
  });
