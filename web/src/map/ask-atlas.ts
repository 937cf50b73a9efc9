import type { Position } from '@shiptime/domain/geography/position';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import type { SeaPort } from '@shiptime/domain/plans/distances/sea-graph';
import { pointerReleased } from '../lib/pointer-released.ts';
import { startWorker } from '../lib/trusted-types.ts';
import type { Answered, Asked, Question, Way } from './atlas-questions.ts';
// oxlint-disable-next-line import/default -- the build makes it: the address of the worker
import atlasWorker from './atlas.worker.ts?worker&url';

const waiting = new Map<number, (answer: Answered) => void>();
let worker: Worker | null = null;
let last = 0;

const opened = (): Worker => {
  if (worker) return worker;
  worker = startWorker(atlasWorker);
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const settle = waiting.get(data.id);
    waiting.delete(data.id);
    void pointerReleased().then(() => settle?.(data));
  });
  worker.addEventListener('error', () => {
    worker?.terminate();
    worker = null;
    for (const [id, settle] of waiting) settle({ id, found: null });
    waiting.clear();
  });
  return worker;
};

const bare = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });

const ask = <Found>(question: Question): Promise<readonly Found[] | null> =>
  new Promise((resolve) => {
    last += 1;
    waiting.set(last, ({ found }) => resolve(found as readonly Found[] | null));
    opened().postMessage({ id: last, ...question } satisfies Asked);
  });

export const askAtlas = (positions: readonly Position[]) =>
  ask<PositionFacts>({ kind: 'spots', positions: positions.map(bare) });

export const askWays = (positions: readonly Position[], ports: readonly SeaPort[]) =>
  ask<Way>({
    kind: 'ways',
    positions: positions.map(bare),
    ports: ports.map(({ key, latitude, longitude }) => ({ key, latitude, longitude })),
  });
