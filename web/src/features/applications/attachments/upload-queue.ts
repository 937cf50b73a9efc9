import { attachmentLimits } from '@shiptime/domain/applications/limits';
import type { ApiError } from '#lib/api-error.ts';

export type Upload = {
  /** Idempotency key, the same for every attempt. */
  readonly key: string;
  readonly file: File;
  /** `away`: transient failure, so the upload is retried later. */
  readonly state: 'waiting' | 'sending' | 'away' | 'refused';
  readonly sent: number;
  readonly error: ApiError | null;
};

type Parts = {
  readonly send: (upload: Upload, signal: AbortSignal, onProgress: (sent: number) => void) => Promise<void>;
  readonly arrived: () => Promise<void>;
  readonly toError: (thrown: unknown) => ApiError;
  readonly newKey: () => string;
  readonly pause: (milliseconds: number) => Promise<void>;
};

const atOnce = 2;
const pauses = [2_000, 8_000, 30_000];
/** Transient statuses: network, restart, rate limit. */
const passing = new Set([0, 429, 502, 503, 504]);

const mayPass = ({ status, type }: ApiError): boolean =>
  passing.has(status) || type === 'idempotency_in_flight';

/** Uploads two files at a time. Retries reuse the idempotency key, so that each file is stored once. */
export class UploadQueue {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<string, AbortController>();
  #uploads: readonly Upload[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly uploads = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isUnderWay(): boolean {
    return this.#uploads.some(({ state }) => state !== 'refused');
  }

  add(files: readonly File[], tooLarge: ApiError): void {
    const added = files.map((file): Upload => {
      const isTooLarge = file.size > attachmentLimits.bytes;
      return {
        key: this.#parts.newKey(),
        file,
        state: isTooLarge ? 'refused' : 'waiting',
        sent: 0,
        error: isTooLarge ? tooLarge : null,
      };
    });
    this.#become([...this.#uploads, ...added]);
    this.#next();
  }

  cancel(key: string): void {
    this.#become(this.#uploads.filter((upload) => upload.key !== key));
    this.#stops.get(key)?.abort();
    this.#next();
  }

  goOn(): void {
    this.#become(
      this.#uploads.map((upload) => (upload.state === 'away' ? { ...upload, state: 'waiting' } : upload)),
    );
    this.#next();
  }

  #become(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, change: Partial<Upload>): void {
    this.#become(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  #next(): void {
    const next = this.#uploads.find(({ state }) => state === 'waiting');
    if (!next || this.#stops.size >= atOnce) return;
    void this.#send(next);
    this.#next();
  }

  async #send(upload: Upload): Promise<void> {
    const { key } = upload;
    const stop = new AbortController();
    this.#stops.set(key, stop);
    this.#change(key, { state: 'sending', sent: 0, error: null });
    try {
      await this.#persist(upload, stop.signal);
      await this.#parts.arrived();
      this.#become(this.#uploads.filter((each) => each.key !== key));
    } catch (thrown) {
      // The file may have arrived before the cancellation.
      if (stop.signal.aborted) await this.#parts.arrived();
      else this.#failed(key, this.#parts.toError(thrown));
    } finally {
      this.#stops.delete(key);
      this.#next();
    }
  }

  #failed(key: string, error: ApiError): void {
    this.#change(key, { state: mayPass(error) ? 'away' : 'refused', error });
  }

  async #persist(upload: Upload, signal: AbortSignal): Promise<void> {
    const onProgress = (sent: number) => this.#change(upload.key, { sent });
    for (const wait of pauses) {
      try {
        return await this.#parts.send(upload, signal, onProgress);
      } catch (thrown) {
        if (signal.aborted || !mayPass(this.#parts.toError(thrown))) throw thrown;
        await this.#parts.pause(wait);
        if (signal.aborted) throw thrown;
      }
    }
    return this.#parts.send(upload, signal, onProgress);
  }
}
