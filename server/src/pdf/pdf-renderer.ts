import { programPathBeside, ProcessPool } from '../process-pool/process-pool.ts';

/** Text is passed as data (`sys.inputs`), so that none of it is executed. */
export type PrintJob = { readonly template: string; readonly document: string };

type Conditions = ConstructorParameters<typeof ProcessPool>[1];

export class PdfRenderer {
  readonly #pool: ProcessPool<PrintJob, Uint8Array>;

  constructor(conditions: Conditions = {}) {
    this.#pool = new ProcessPool(programPathBeside(import.meta.url, 'typst-process'), conditions);
  }

  async print(owner: string, template: string, document: object, timeoutMs?: number): Promise<Buffer> {
    const job = { template, document: JSON.stringify(document) };
    return Buffer.from(await this.#pool.do(owner, job, timeoutMs));
  }

  close(): void {
    this.#pool.close();
  }
}
