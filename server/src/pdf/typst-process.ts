import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerJobs } from '../workshop/answer-jobs.ts';
import { readFonts } from './fonts.ts';
import type { PrintJob } from './press.ts';

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

answerJobs(({ template, document }: PrintJob): Uint8Array => {
  try {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { document } });
    if (compiled.result) return exported(compiled.result);
    const found = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`the template could not be printed: ${JSON.stringify(found)}`);
  } finally {
    compiler.evictCache(0);
  }
});
