import { programBeside, Workshop } from '../workshop/workshop.ts';

/** A document for a template; its texts are data (`sys.inputs`), so that nothing in them is ever a command. */
export type PrintJob = { readonly template: string; readonly document: string };

type Conditions = ConstructorParameters<typeof Workshop>[1];

/** A compilation blocks, takes memory, may have to be killed, and may panic in native code: it has a workshop. */
export class Press {
  readonly #workshop: Workshop<PrintJob, Uint8Array>;

  constructor(conditions: Conditions = {}) {
    this.#workshop = new Workshop(programBeside(import.meta.url, 'typst-process'), conditions);
  }

  async print(owner: string, template: string, document: object, patienceMs?: number): Promise<Buffer> {
    const job = { template, document: JSON.stringify(document) };
    return Buffer.from(await this.#workshop.do(owner, job, patienceMs));
  }

  close(): void {
    this.#workshop.close();
  }
}
