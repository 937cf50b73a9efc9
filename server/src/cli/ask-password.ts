import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

export const askPassword = async (question: string): Promise<string> => {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
};
