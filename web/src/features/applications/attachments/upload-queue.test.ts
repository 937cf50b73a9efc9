import { describe, expect, it, vi } from 'vitest';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import { ApiError, toApiError } from '#lib/api-error.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';

const tooLarge = new ApiError(413);
const fileOf = (name: string, size = 3): File => {
  const file = new File(['abc'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const queueOf = () => {
  const sent: Upload[] = [];
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const arrived = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let keys = 0;
  const queue = new UploadQueue({
    send: (upload, signal) =>
      new Promise<void>((resolve, reject) => {
        sent.push(upload);
        ends.push({ resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    arrived,
    toError: toApiError,
    newKey: () => `key ${(keys += 1)}`,
    pause: () => Promise.resolve(),
  });
  const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sent, ends, arrived, states };
};

describe('files on their way', () => {
  it('go two at a time, and the next when one has arrived', async () => {
    const { queue, sent, ends, states, arrived } = queueOf();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')], tooLarge);
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    ends[0]!.resolve();
    await vi.waitFor(() => expect(states()).toEqual(['b sending', 'c sending']));
    expect(arrived).toHaveBeenCalledOnce();
    expect(sent.map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
  });

  it('are sent again under the same key when the network drops them', async () => {
    const { queue, sent, ends, states } = queueOf();
    queue.add([fileOf('a')], tooLarge);
    ends[0]!.reject(new ApiError(0));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    ends[1]!.reject(new ApiError(503));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    ends[2]!.resolve();
    await vi.waitFor(() => expect(states()).toEqual([]));
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['key 1']));
  });

  it('wait when it stays away, and go on under the same key', async () => {
    const { queue, sent, ends, states } = queueOf();
    queue.add([fileOf('a')], tooLarge);
    for (let at = 0; at < 4; at += 1) {
      await vi.waitFor(() => expect(ends).toHaveLength(at + 1));
      ends[at]!.reject(new ApiError(0));
    }
    await vi.waitFor(() => expect(states()).toEqual(['a away']));
    expect(queue.isUnderWay()).toBe(true);
    queue.goOn();
    expect(states()).toEqual(['a sending']);
    expect(sent.at(-1)!.key).toBe('key 1');
  });

  it('that are refused stay, with the reason, until they are taken off the list', async () => {
    const { queue, ends, sent, states } = queueOf();
    queue.add([fileOf('a')], tooLarge);
    ends[0]!.reject(new ApiError(422, { errors: { file: ['no'] } }));
    await vi.waitFor(() => expect(states()).toEqual(['a refused']));
    expect(sent).toHaveLength(1);
    expect(queue.isUnderWay()).toBe(false);
    queue.cancel('key 1');
    expect(states()).toEqual([]);
  });

  it('are stopped by whoever sent them, and looked for, as they may have arrived', async () => {
    const { queue, arrived, states } = queueOf();
    queue.add([fileOf('a')], tooLarge);
    queue.cancel('key 1');
    expect(states()).toEqual([]);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  });

  it('that are too large are not sent at all', () => {
    const { queue, sent, states } = queueOf();
    queue.add([fileOf('a', attachmentLimits.bytes + 1)], tooLarge);
    expect(states()).toEqual(['a refused']);
    expect(sent).toEqual([]);
  });
});
