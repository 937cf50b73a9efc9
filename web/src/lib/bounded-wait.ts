type Sent = { readonly body?: unknown; readonly isFile?: boolean };

const second = 1000;
/** Longer than the portal itself waits for its database. */
const forAnAnswer = 30 * second;
const forAFile = 120 * second;
const forTheContent = 120 * second;
/** To a ship at sea a file may take minutes. */
const forAWholeFile = 900 * second;
/** A slow link: four kilobytes a second. */
const bytesASecond = 4000;

const patienceFor = ({ body, isFile }: Sent): number => {
  if (isFile) return forAFile;
  const size = body === undefined ? 0 : JSON.stringify(body).length;
  return forAnAnswer + (size / bytesASecond) * second;
};

export type BoundedWait = ReturnType<typeof boundedWait>;

/** A signal for `fetch` that ends the wait in time, or when the caller gives up. */
export const boundedWait = (call: Sent, given: AbortSignal | undefined) => {
  const controller = new AbortController();
  let isOver = false;
  const stop = (): void => controller.abort(given?.reason);
  const wait = (milliseconds: number) =>
    setTimeout(() => {
      isOver = true;
      controller.abort();
    }, milliseconds);
  let timer = wait(patienceFor(call));
  if (given?.aborted) stop();
  given?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    isOver: (): boolean => isOver,
    /** The answer has begun to arrive. */
    began: (): void => {
      clearTimeout(timer);
      timer = wait(call.isFile ? forAWholeFile : forTheContent);
    },
    /** Everything has arrived, or nothing will. */
    end: (): void => {
      clearTimeout(timer);
      given?.removeEventListener('abort', stop);
    },
    /** A stream goes on as long as its reader likes, or until the caller gives up. */
    goOn: (): void => clearTimeout(timer),
  };
};
