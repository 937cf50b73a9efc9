import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveJobs } from '../process-pool/serve-jobs.ts';
import { readFonts } from './fonts.ts';
import type { PrintJob } from './pdf-renderer.ts';

// Templates get no access to the file system.
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] });

/** Falls back to a tagged PDF if PDF/UA-1 validation fails. */
const exported = (document: Parameters<typeof compiler.pdf>[0]): Buffer => {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
};

serveJobs(({ template, document }: PrintJob): Uint8Array => {
  try {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { document } });
    if (compiled.result) return exported(compiled.result);
    const found = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`the template could not be printed: ${JSON.stringify(found)}`);
  } finally {
    compiler.evictCache(0);
  }
});
