type Sent = { readonly body?: unknown; readonly isFile?: boolean };

const second = 1000;
/** Milliseconds; longer than the server waits for its database. */
const forAnAnswer = 30 * second;
const forAFile = 120 * second;
const forTheContent = 120 * second;
const forAWholeFile = 900 * second;
/** Minimum upload speed assumed for the time limit. */
const bytesASecond = 4000;

const timeoutFor = ({ body, isFile }: Sent): number => {
  if (isFile) return forAFile;
  const size = body === undefined ? 0 : JSON.stringify(body).length;
  return forAnAnswer + (size / bytesASecond) * second;
};

export type Timeout = ReturnType<typeof startTimeout>;

export const startTimeout = (call: Sent, given: AbortSignal | undefined) => {
  const controller = new AbortController();
  let isOver = false;
  const stop = (): void => controller.abort(given?.reason);
  const wait = (milliseconds: number) =>
    setTimeout(() => {
      isOver = true;
      controller.abort();
    }, milliseconds);
  let timer = wait(timeoutFor(call));
  if (given?.aborted) stop();
  given?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    isOver: (): boolean => isOver,
    began: (): void => {
      clearTimeout(timer);
      timer = wait(call.isFile ? forAWholeFile : forTheContent);
    },
    end: (): void => {
      clearTimeout(timer);
      given?.removeEventListener('abort', stop);
    },
    goOn: (): void => clearTimeout(timer),
  };
};
