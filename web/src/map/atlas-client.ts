import type { Position } from '@shiptime/domain/geography/position';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import type { SeaPort } from '@shiptime/domain/plans/distances/sea-graph';
import { whenPointerReleased } from '../lib/pointer-released.ts';
import { startWorker } from '../lib/trusted-types.ts';
import type {
  AtlasResponseMessage,
  AtlasRequestMessage,
  AtlasRequest,
  SeaRouteWithWaters,
} from './atlas-messages.ts';
// oxlint-disable-next-line import/default -- Vite generates this default export: the worker's URL
import atlasWorker from './atlas.worker.ts?worker&url';

const waiting = new Map<number, (answer: AtlasResponseMessage) => void>();
let worker: Worker | null = null;
let last = 0;

const opened = (): Worker => {
  if (worker) return worker;
  worker = startWorker(atlasWorker);
  worker.addEventListener('message', ({ data }: MessageEvent<AtlasResponseMessage>) => {
    const settle = waiting.get(data.id);
    waiting.delete(data.id);
    void whenPointerReleased().then(() => settle?.(data));
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

const ask = <Found>(question: AtlasRequest): Promise<readonly Found[] | null> =>
  new Promise((resolve) => {
    last += 1;
    waiting.set(last, ({ found }) => resolve(found as readonly Found[] | null));
    opened().postMessage({ id: last, ...question } satisfies AtlasRequestMessage);
  });

export const describePositionsInWorker = (positions: readonly Position[]) =>
  ask<PositionFacts>({ kind: 'spots', positions: positions.map(bare) });

export const findSeaRoutesInWorker = (positions: readonly Position[], ports: readonly SeaPort[]) =>
  ask<SeaRouteWithWaters>({
    kind: 'ways',
    positions: positions.map(bare),
    ports: ports.map(({ key, latitude, longitude }) => ({ key, latitude, longitude })),
  });
