import type { Position } from '@shiptime/domain/geography/position';
import type { Spot } from '@shiptime/domain/geography/spot';
import { startWorker } from '../lib/trusted-types.ts';
import type { Answered, Asked } from './atlas-questions.ts';
// oxlint-disable-next-line import/default -- the build makes it: the address of the worker
import atlasWorker from './atlas.worker.ts?worker&url';

const waiting = new Map<number, (answer: Answered) => void>();
let worker: Worker | null = null;
let last = 0;

const opened = (): Worker => {
  if (worker) return worker;
  worker = startWorker(atlasWorker);
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    worker?.terminate();
    worker = null;
    for (const [id, settle] of waiting) settle({ id, found: null });
    waiting.clear();
  });
  return worker;
};

const ask = <Found>(kind: Asked['kind'], positions: readonly Position[]): Promise<readonly Found[] | null> =>
  new Promise((resolve) => {
    last += 1;
    waiting.set(last, ({ found }) => resolve(found as readonly Found[] | null));
    const asked: Asked = {
      ...{ id: last, kind },
      positions: positions.map(({ latitude, longitude }) => ({ latitude, longitude })),
    };
    opened().postMessage(asked);
  });

/** What the outlines say of places, found beside the page. */
export const askAtlas = (positions: readonly Position[]) => ask<Spot>('spots', positions);

/** How many nautical miles of the straight way to each place from the one before are on land. */
export const askLegs = (positions: readonly Position[]) => ask<number>('legs', positions);
