import { programBeside, Workshop } from '../workshop/workshop.ts';

/** Text is passed as data (`sys.inputs`), so that none of it is executed. */
export type PrintJob = { readonly template: string; readonly document: string };

type Conditions = ConstructorParameters<typeof Workshop>[1];

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
