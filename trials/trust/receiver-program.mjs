/**
 * Killable webhook receiver that logs the start and end of each request.
 * Arguments: <port>; environment: SECRET
 */
import { createServer } from 'node:http';
import { isSignatureValid } from './webhook-signature.mjs';

const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const id = request.headers['webhook-id'];
    tell({ what: 'arrived', id, isSigned: isSignatureValid(process.env.SECRET, request.headers, body) });
    response.on('finish', () => tell({ what: 'taken', id }));
    response.writeHead(204).end();
  });
}).listen(Number(process.argv[2]), '127.0.0.1', () => tell({ what: 'listening' }));
