import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFonts } from './fonts.ts';

/** A document for a template; its texts are data (`sys.inputs`), so that nothing in them is ever a command. */
export type PrintJob = { readonly template: string; readonly document: string };
export type PrintResult = { readonly pdf?: Uint8Array; readonly error?: string };

// No folder of the machine is open to a template.
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] });

/** Tagged in any case; what the rules of PDF/UA-1 refuse is still printed, with its tags. */
const exported = (document: Parameters<typeof compiler.pdf>[0]): Buffer => {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
};

const print = ({ template, document }: PrintJob): Buffer => {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { document } });
  if (!compiled.result) {
    const found = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`the template could not be printed: ${JSON.stringify(found)}`);
  }
  return exported(compiled.result);
};

const answer = (job: PrintJob): PrintResult => {
  try {
    return { pdf: print(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.evictCache(0);
  }
};

process.on('message', (job) => process.send?.(answer(job as PrintJob)));
process.on('disconnect', () => process.exit());
