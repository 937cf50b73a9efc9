/** Milliseconds after which a silent stream counts as dead; more than two server heartbeats. */
const longestSilence = 50_000;

export type ServerSentEvent = { readonly id: string | undefined; readonly data: string };

const fieldOf = (block: string, name: string): string | undefined => {
  const values = block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());
  return values.length > 0 ? values.join('\n') : undefined;
};

/** Uses fetch, because EventSource cannot send the token. */
export const readServerSentEvents = async (
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerSentEvent) => void,
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  for (;;) {
    const silence = setTimeout(() => void reader.cancel().catch(() => undefined), longestSilence);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    buffer += decoder.decode(value, { stream: true });
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = fieldOf(block, 'data');
      if (data) onEvent({ id: fieldOf(block, 'id'), data });
    }
  }
};
