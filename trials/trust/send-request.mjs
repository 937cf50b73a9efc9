// Plain node:http, so that the load generator is not the bottleneck.
import http from 'node:http';
import https from 'node:https';

const kept = { keepAlive: true, maxSockets: Infinity };
const agents = { http: new http.Agent(kept), https: new https.Agent({ ...kept, rejectUnauthorized: false }) };
const protocolOf = (url) => (url.startsWith('https:') ? https : http);

const timeoutMs = 30_000;

const headersOf = (token, text, more) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(text !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }),
  ...more,
});

/** True if the server closed a kept-alive connection; browsers retry on a new one. */
const wasGivenUp = (request, { code }) => request.reusedSocket && code === 'ECONNRESET';

export const sendRequest = (url, asked = {}) =>
  new Promise((resolve) => {
    const { method = 'GET', token, body, headers, wanted = false } = asked;
    const began = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const end = (status, answer, retryAfter) =>
      resolve({ status, text: answer, retryAfter, ms: performance.now() - began });
    const agent = url.startsWith('https:') ? agents.https : agents.http;
    const request = protocolOf(url).request(url, { method, agent, headers: headersOf(token, text, headers) });
    let isLate = false;
    request.setTimeout(timeoutMs, () => {
      isLate = true;
      request.destroy();
    });
    request.on('response', (response) => {
      const { statusCode, headers: given } = response;
      let answer = '';
      if (wanted || statusCode >= 400) response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      else response.resume();
      response.on('end', () => end(statusCode, answer, Number(given['retry-after'] ?? 0)));
      response.on('error', () => end(0, ''));
    });
    request.on('error', (error) =>
      !isLate && wasGivenUp(request, error) ? resolve(sendRequest(url, asked)) : end(0, ''),
    );
    request.end(text);
  });

export const openEventStream = (url, token) => {
  const stream = { said: 0, isOpen: false, isOver: false };
  const over = () => Object.assign(stream, { isOpen: false, isOver: true });
  const request = protocolOf(url).get(
    url,
    { agent: false, rejectUnauthorized: false, headers: headersOf(token) },
    (response) => {
      stream.isOpen = response.statusCode === 200;
      response.setEncoding('utf8').on('data', (chunk) => (stream.said += chunk.includes('data: ') ? 1 : 0));
      response.on('close', over);
      response.on('error', () => undefined);
    },
  );
  request.on('error', over);
  stream.end = () => request.destroy();
  return stream;
};
