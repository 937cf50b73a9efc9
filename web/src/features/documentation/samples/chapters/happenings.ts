import type { ChapterSamples } from '../sample.ts';
import { curlAs, javascriptAs } from '../signing-in.ts';

export const events: ChapterSamples = {
  cursor: ({ administrator }) => ({
    curl: `${curlAs('ADMIN', administrator)}
CURSOR=$(curl -s "$ADDRESS/api/events?limit=2" -H "authorization: Bearer $ADMIN" |
  sed -E 's/.*"next_cursor":"([^"]+)".*/\\1/')
curl -s "$ADDRESS/api/events?after=$CURSOR&limit=2" -H "authorization: Bearer $ADMIN"`,
    javascript: `${javascriptAs(administrator)}
let cursor = '';
let told = 0;
for (let more = true; more; ) {
  const page = await call('GET', \`/api/events?limit=200&after=\${cursor}\`);
  for (const { id, type, data } of page.data) told += 1;
  ({ next_cursor: cursor, has_more: more } = page);
}
console.log(told, cursor);`,
  }),
};

const receiver = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const isGenuine = ({ headers }, body) => {
  const { 'webhook-id': id, 'webhook-timestamp': sent, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) <= 300)) return false;
  const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64');
  const signed = createHmac('sha256', key).update(\`\${id}.\${sent}.\`).update(body);
  const expected = Buffer.from('v1,' + signed.digest('base64'));
  return signatures
    .split(' ')
    .map((each) => Buffer.from(each))
    .some((each) => each.length === expected.length && timingSafeEqual(each, expected));
};
const receiver = createServer((request, answer) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const genuine = isGenuine(request, body);
    answer.writeHead(genuine ? 204 : 400).end();
    if (genuine) console.log('genuine', JSON.parse(body).type);
  });
}).listen(3000);`;

const verifying = `import base64, hashlib, hmac, time

def is_genuine(secret, headers, body):
    """headers: in lower case; body: the bytes as they came."""
    sent, signatures = headers.get("webhook-timestamp", ""), headers.get("webhook-signature", "")
    if not sent.isdecimal() or abs(time.time() - int(sent)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    text = f'{headers["webhook-id"]}.{sent}.'.encode() + body
    expected = b"v1," + base64.b64encode(hmac.digest(key, text, hashlib.sha256))
    return any(hmac.compare_digest(each.encode(), expected) for each in signatures.split(" "))`;

export const webhooks: ChapterSamples = {
  make: ({ administrator }) => ({
    curl: `${curlAs('ADMIN', administrator)}
WEBHOOK=$(curl -s "$ADDRESS/api/webhooks" \\
  -H "authorization: Bearer $ADMIN" \\
  -H 'content-type: application/json' \\
  -d '{"url": "https://receiver.example.org/shiptime", "events": ["application.accepted"]}')
echo "$WEBHOOK"
WEBHOOK=$(echo "$WEBHOOK" | sed -E 's/.*"data":\\{"id":([0-9]+).*/\\1/')`,
    javascript: `${javascriptAs(administrator)}
const { data: webhook } = await call('POST', '/api/webhooks', {
  url: 'https://receiver.example.org/shiptime',
  events: ['application.accepted', 'schedule.published'],
});`,
  }),
  verify: () => ({ javascript: receiver, python: verifying }),
  retries: () => ({
    curl: `DELIVERY=$(curl -s -X POST "$ADDRESS/api/webhooks/$WEBHOOK/test" \\
  -H "authorization: Bearer $ADMIN" |
  sed -E 's/.*"data":\\{"id":([0-9]+).*/\\1/')
curl -s "$ADDRESS/api/webhooks/$WEBHOOK/deliveries?sort=-id" -H "authorization: Bearer $ADMIN"
curl -s -X POST "$ADDRESS/api/webhooks/$WEBHOOK/deliveries/$DELIVERY/resend" \\
  -H "authorization: Bearer $ADMIN"
curl -s -X DELETE "$ADDRESS/api/webhooks/$WEBHOOK" -H "authorization: Bearer $ADMIN"`,
    javascript: `await call('POST', \`/api/webhooks/\${webhook.id}/test\`);
await new Promise((resolve) => setTimeout(resolve, 5000));
const { data: deliveries } = await call('GET', \`/api/webhooks/\${webhook.id}/deliveries\`);
console.log(deliveries.map(({ state, attempts, last_status }) => [state, attempts, last_status]));
await call('DELETE', \`/api/webhooks/\${webhook.id}\`);
receiver.close();`,
  }),
};
