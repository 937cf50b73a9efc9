import type { FileHandle } from 'node:fs/promises';

const windowSize = 64 * 1024;

export class FileBytes {
  readonly size: number;
  readonly #handle: FileHandle;
  #window = Buffer.alloc(0);
  #start = 0;

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  async at(position: number, length: number): Promise<Buffer> {
    const end = Math.min(position + length, this.size);
    if (position >= end) return Buffer.alloc(0);
    if (position < this.#start || end > this.#start + this.#window.length) await this.#load(position, end);
    return this.#window.subarray(position - this.#start, end - this.#start);
  }

  async *between(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += windowSize) yield await this.at(at, Math.min(windowSize, end - at));
  }

  async #load(position: number, end: number): Promise<void> {
    const length = Math.min(Math.max(windowSize, end - position), this.size - position);
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(length), 0, length, position);
    this.#window = buffer.subarray(0, bytesRead);
    this.#start = position;
  }
}
