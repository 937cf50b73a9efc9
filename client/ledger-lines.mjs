// Reads lines, rows and heads for verify-ledger.mjs.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';

const longestLine = 256 * 1024 * 1024;

const [text, number, object] = ['string', 'number', 'object'];
const maybe = (type) => `${type} or null`;

const forms = {
  ledger: { tables: object },
  head: { day: text, position: number, hash: text, signature: maybe(text), public_key: maybe(text) },
  entry: {
    ...{ position: number, format: number, source: text, source_id: number, sealed_at: text },
    ...{ previous_hash: text, hash: text, fields_hash: maybe(text), text: maybe(text) },
    ...{ row: maybe(object), commitments: maybe(text), salts: maybe(text) },
  },
  row: { source: text, source_id: number },
  contradiction: { position: maybe(number), source: text, source_id: number, detail: text },
  end: { entries: number },
  failed: { message: text },
};

const isOfType = (value, type) =>
  value === null ? type.endsWith(' or null') : typeof value === type.split(' ')[0] && !Array.isArray(value);

const holdsItsFormat = ({ format, text: old, fields_hash }) =>
  format === 1 ? old !== null && fields_hash === null : format === 2 && old === null;

export const isWellFormed = (line) => {
  const form = typeof line?.kind === 'string' && Object.hasOwn(forms, line.kind) ? forms[line.kind] : null;
  if (form === null || Object.keys(line).length !== Object.keys(form).length + 1) return false;
  if (!Object.entries(form).every(([name, type]) => Object.hasOwn(line, name) && isOfType(line[name], type)))
    return false;
  if (line.kind !== 'entry') return true;
  const columns = Object.entries(line.row ?? {});
  return (
    /^\d{4}-/.test(line.sealed_at) &&
    holdsItsFormat(line) &&
    columns.every(([column, value]) => /^[a-z_]+$/.test(column) && isOfType(value, text))
  );
};

const parsed = (written) => {
  try {
    const line = JSON.parse(written);
    return JSON.stringify(line) === written ? line : { ...line, unusual: true };
  } catch {
    return null;
  }
};

export async function* readLines(file) {
  let parts = [];
  let length = 0;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const [first, ...others] = chunk.split('\n');
    parts.push(first);
    length += first.length;
    if (length > longestLine) throw new Error(`${file} has a line of more than ${longestLine} characters.`);
    for (const next of others) {
      const written = parts
        .join('')
        .replace(/^\uFEFF/, '')
        .trim();
      if (written) yield parsed(written);
      parts = [next];
      length = next.length;
    }
  }
  const last = parts.join('').trim();
  if (last) yield parsed(last);
}

export const readEntries = async (file) => {
  const entries = new Map();
  let isWhole = false;
  for await (const line of readLines(file)) {
    if (line?.kind === 'entry') entries.set(line.position, line);
    isWhole = line?.kind === 'end';
  }
  if (!isWhole) throw new Error(`${file} is no whole export.`);
  return entries;
};

export const sealedTables = [
  ...['audit_log', 'ship_time_request_history', 'vessel_plan_history', 'vessel_plan_versions'],
  ...['fleet_plan_versions', 'erasures', 'voyage_numbers', 'ledger', 'ledger_heads', 'row_commitments'],
];
export const uniqueColumns = {
  ship_time_request_history: [['receipt']],
  vessel_plan_versions: [['vessel_plan_id', 'number']],
  fleet_plan_versions: [['fleet_plan_id', 'number']],
  voyage_numbers: [['mission_id'], ['voyage_number'], ['vessel_id', 'year', 'sequence']],
};

const erasedName = '"Person / Personne"';
export const readOwnProperty = (object, key) => (Object.hasOwn(object, key) ? object[key] : undefined);
export const bytesFromHex = (hex) => Buffer.from(hex ?? '', 'hex');
export const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

export const isSignedText = (text, signature, publicKey) => {
  try {
    const x = bytesFromHex(publicKey).toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, bytesFromHex(signature));
  } catch {
    return false;
  }
};

const stringEnd = (text, from) => {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - escapes - 1] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
};

const erasableEnd = (text, from) => {
  if (text[from] === '"') return stringEnd(text, from);
  if (text.startsWith('null', from)) return from + 4;
  if (!text.startsWith('["', from)) return -1;
  let end = stringEnd(text, from + 1);
  while (text.startsWith(', "', end)) end = stringEnd(text, end + 2);
  return text[end] === ']' ? end + 1 : -1;
};

/** Avoids regular expressions, which exhaust their stack on long strings. */
const replaceErasable = (text, isErasable) => {
  const parts = [];
  let copied = 0;
  for (let from = text.indexOf('"'); from >= 0;) {
    const keyEnd = stringEnd(text, from);
    const end = text.startsWith(': ', keyEnd) ? erasableEnd(text, keyEnd + 2) : -1;
    if (end > 0 && isErasable(text.slice(from + 1, keyEnd - 1), text.slice(keyEnd + 2, end))) {
      parts.push(text.slice(copied, keyEnd), ': null');
      copied = end;
    }
    from = text.indexOf('"', Math.max(end, keyEnd));
  }
  return parts.join('') + text.slice(copied);
};

/** Splits a row into fields like SQL function `record_fields`. */
const fieldsOf = (row, commitments) => {
  const keys = new Map();
  for (const field of Object.keys(commitments)) {
    const [, column, key] = /^([^:]+):(.*):\d+$/s.exec(field) ?? [];
    if (column !== undefined) keys.set(column, (keys.get(column) ?? new Map()).set(key, 0));
  }
  const fields = new Map();
  for (const [column, text] of Object.entries(row)) {
    if (text === null || text === 'null') continue;
    const own = /^[[{]/.test(text) && isJson(text) ? keys.get(column) : undefined;
    if (!own) {
      fields.set(column, text);
      continue;
    }
    const rest = replaceErasable(text, (key, value) => {
      if (!own.has(key)) return false;
      own.set(key, own.get(key) + 1);
      if (value !== 'null') fields.set(`${column}:${key}:${own.get(key)}`, value);
      return true;
    });
    fields.set(column, rest);
  }
  return fields;
};

const isJson = (text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isHexText = (value) => typeof value === 'string' && /^(?:[0-9a-f]{2})+$/.test(value);

export const isHexByField = (found) =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every(isHexText);

export const readHexByField = (text) => {
  const found = JSON.parse(text ?? '{}');
  return isHexByField(found) ? found : null;
};

export const signedHeadText = ({ day, position, hash }) => `shiptime ledger head|${day}|${position}|${hash}`;

/** Text that both keys sign when one replaces the other. */
export const signedKeySuccessionText = ({ from, to }) => `shiptime ledger key|${from}|${to}`;

/** Keys connected to the given one by signed replacements. */
export const findTrustedKeys = (pinned, successions) => {
  const trusted = new Set([pinned]);
  for (let size = 0; size < trusted.size;) {
    size = trusted.size;
    for (const { from, to } of successions)
      if (trusted.has(from) || trusted.has(to)) trusted.add(from).add(to);
  }
  return [...trusted];
};

/** Returns fields that differ from their commitment, and fields without a salt. */
export const checkRow = (row, commitments, salts, source) => {
  const values = fieldsOf(row, commitments);
  const wrong = [];
  const unsalted = [];
  for (const field of new Set([...values.keys(), ...Object.keys(commitments), ...Object.keys(salts)])) {
    const [value, commitment, salt] = [
      values.get(field),
      readOwnProperty(commitments, field),
      readOwnProperty(salts, field),
    ];
    if (commitment !== undefined && salt === undefined) {
      const isNamed = field.includes(':') && source !== 'audit_log';
      const isEmpty = value === (isNamed ? erasedName : undefined);
      if (isEmpty) unsalted.push(field);
      else wrong.push(field);
    } else if (
      value === undefined ||
      commitment === undefined ||
      sha256(bytesFromHex(salt), `${field}\n${value}`) !== commitment
    )
      wrong.push(field);
  }
  return { wrong, unsalted };
};

const isHead = ({ day, position, hash }) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && position >= 1 && /^[0-9a-f]{64}$/.test(hash ?? '');

/** Reads heads `day,position,hash[,signature,public_key]` after any banner; null for other text. */
export const readHeads = (file) => {
  const all = file.split(/\r?\n/).map((line) => line.replace(/^\uFEFF/, '').trim());
  const header = all.findIndex((line) => /^day,position,hash(,signature,public_key)?$/.test(line));
  if (header < 0) return null;
  const heads = all
    .slice(header + 1)
    .filter((line) => line !== '' && line !== all[header])
    .map((line) => {
      const [day, position, hash, signature, public_key] = line.split(',');
      return {
        ...{ day, position: Number(position), hash },
        ...{ signature: signature || null, public_key: public_key || null },
      };
    });
  return heads.every(isHead) ? heads : null;
};

/** Escapes control characters, which could hide or imitate other lines. */
const printable = (line) =>
  line.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`);

export const problemText = ({ position, source, source_id, field, problem, detail }) =>
  printable(
    [
      ...(position === null ? [] : [`entry ${position}`]),
      ...(source === null ? [] : [[source, source_id, field].filter((part) => part !== null).join(' ')]),
      `${detail} (${problem})`,
    ].join(': '),
  );

export const isNotChecked = ({ problem }) => problem === 'not_checked';

export const brokenLedgerText = ({ problems, entries }) =>
  problems.every(isNotChecked)
    ? 'The ledger could not be checked.'
    : `The ledger is broken: ${problems.length} findings in ${entries} entries.`;

export const erasureText = ({ source, source_id, fields, person_id, erased_by, at }) =>
  printable(
    `${source} ${source_id}: ${fields.join(', ')} erased by ${JSON.stringify(erased_by)} on ${at}, of person ${person_id}`,
  );

export const lateSealText = ({ position, source, source_id, dated, sealed_at }) =>
  printable(`entry ${position}: ${source} ${source_id} is dated ${dated}, but was sealed on ${sealed_at}`);

export const receiptText = ({ receipt: { entry, isProven }, proven }, isWhole) => {
  const { receipt, ship_time_request_id: application, created_at = 'null', fiscal_year } = entry.row;
  const year = fiscal_year ? ` of ${JSON.parse(fiscal_year)}` : '';
  const sealed = entry.position > proven ? 'as it was sealed after the last head' : 'as it was sealed';
  return printable(
    `Receipt ${JSON.parse(receipt)}: application ${application}${year}, submitted ${JSON.parse(created_at)}, entry ${
      entry.position
    }: ${isWhole && isProven ? sealed : 'NOT PROVEN'}`,
  );
};
