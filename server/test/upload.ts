import type { TestClient } from './harness.ts';

export const sendFile = (
  client: TestClient,
  url: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
  filename = 'stations.csv',
  headers: Record<string, string> = {},
) => {
  const boundary = 'frontier';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: text/csv\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(parts.join('') + head),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return client.request('POST', url, payload, {
    ...headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
};
