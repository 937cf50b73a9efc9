#!/usr/bin/env node
// Verifies an export of the ledger outside the portal. Needs only Node 20 or newer, and ledger-lines.mjs.
// node verify-ledger.mjs <export> [--heads <csv>] [--before <export>] [--key <hex>] [--receipt <number>]
// Exit code 0: intact; 1: not intact, each line names a problem; 2: file or database cannot be read.
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  brokenLedgerText,
  bytesFromHex,
  checkRow,
  sealedTables,
  readEntries,
  erasureText,
  signedHeadText,
  isNotChecked,
  isSignedText,
  isWellFormed,
  findTrustedKeys,
  signedKeySuccessionText,
  lateSealText,
  readLines,
  readOwnProperty,
  problemText,
  readHeads,
  readHexByField,
  receiptText,
  sha256,
  uniqueColumns,
} from './ledger-lines.mjs';

export * from './ledger-lines.mjs';

const start = '0'.repeat(64);
const longestCommandMs = 10 * 60_000;
const dayMs = 86_400_000;
const erasable = /^(address|(before|after):.+:\d+|snapshot:(primary_proponent|by):\d+)$/s;

export const entryHash = (entry) =>
  entry.format === 1
    ? sha256(bytesFromHex(entry.previous_hash), entry.text ?? '')
    : sha256(
        bytesFromHex(entry.previous_hash),
        [2, entry.position, entry.source, entry.source_id, entry.sealed_at, entry.fields_hash].join('|'),
      );

export const isDateProven = (dated, sealed_at) =>
  Math.abs(Date.parse(sealed_at) - Date.parse(dated)) <= longestCommandMs;

const headColumns = ['position', 'hash', 'signature', 'public_key'];
const keyOf = ({ source, source_id }) => `${source} ${source_id}`;

class Judge {
  problems = [];
  entries = 0;
  last = { position: 0, hash: start };
  receipt = null;
  #asked;
  #kept;
  #before;
  #pinned;
  #wanted = new Map();
  #held = new Map();
  #unsalted = [];
  #erased = new Map();
  #older = [];
  #late = [];
  #covered = new Set();
  #successions = [];
  #unchecked = [];
  #isWhole = false;
  #isBegun = false;
  #latest = -Infinity;
  #replaced = new Map();
  #anonymised = [];
  #sealedBefore = [];
  #sealedAgain = 0;
  #upgradedAt = '';
  #unique = new Set();
  #proven = 0;

  constructor({ heads = [], before, key, receipt }) {
    this.#kept = heads;
    this.#before = before;
    this.#pinned = key?.trim().toLowerCase() ?? heads.findLast(({ public_key }) => public_key)?.public_key;
    this.#asked = receipt?.trim().toUpperCase();
    for (const head of heads) this.#expect(head, 'the file of heads');
  }

  #expect(head, place) {
    const there = this.#wanted.get(head.position);
    if (there) there.push(head);
    else this.#wanted.set(head.position, [head]);
    this.#unchecked.push({ head, place });
  }

  #name(problem, detail, { position = null, source = null, source_id = null } = {}, field = null) {
    this.problems.push({ position, source, source_id, field, problem, detail });
  }

  /** Heads from before the first signed one need no signature. */
  #requireSignature({ head, place }, trusted, firstSigned) {
    if (!head.signature && !head.public_key && head.day < firstSigned) return;
    const signer = trusted.find((key) => isSignedText(signedHeadText(head), head.signature, key));
    if (signer && !(Date.parse(head.day) > this.#replaced.get(signer) + dayMs)) return;
    const by = signer ? 'a key that was already replaced' : 'no key of the portal';
    const detail = `the head of ${head.day} in ${place} is signed by ${by}`;
    this.#name('head_differs', detail, { position: head.position, source: 'ledger_heads' });
  }

  take(line) {
    const isFirst = !this.#isBegun;
    this.#isBegun = true;
    if (this.#isWhole) this.#name('export_cut', 'the export goes on after its end');
    if (isFirst !== (line?.kind === 'ledger'))
      this.#name('export_cut', 'the shapes of the tables are not on the first line alone');
    if (!isWellFormed(line)) return this.#name('export_cut', 'a line is not as the portal writes it');
    try {
      this.#takeLine(line);
    } catch {
      this.#name('export_cut', 'a line cannot be read');
    }
  }

  #takeLine(line) {
    if (line.kind === 'ledger') this.#takeShapes(line);
    else if (line.kind === 'entry') this.#takeEntry(line);
    else if (line.kind === 'row') this.#name('not_sealed', 'the row is in no entry of the ledger', line);
    else if (line.kind === 'contradiction') this.#name('row_changed', line.detail, line);
    else if (line.kind === 'head') this.#takeHead(line);
    else if (line.kind === 'failed')
      this.#name('not_checked', `the database could not be read to the end: ${line.message}`);
    else if (line.kind === 'end') {
      this.#isWhole = true;
      if (line.entries !== this.entries)
        this.#name('export_cut', `the export holds ${this.entries} of ${line.entries} entries`);
    }
  }

  #takeShapes({ tables }) {
    for (const source of new Set([...sealedTables, ...Object.keys(tables)])) {
      const { kind, rules, policies, types } = readOwnProperty(tables, source) ?? {};
      if (kind !== 'r' || rules > 0 || policies > 0 || types > 0)
        this.#name('table_changed', 'other rows or values may be shown or sealed than those written', {
          source,
        });
    }
  }

  #takeHead(head) {
    this.#held.set(head.day, head);
    this.#expect(head, 'the portal');
  }

  #takeEntry(entry) {
    this.entries += 1;
    if (entry.position !== this.last.position + 1)
      this.#name('entry_missing', `entry ${this.last.position + 1} is not where it was`, entry);
    const at = Date.parse(entry.sealed_at);
    if (!(at >= this.#latest - longestCommandMs))
      this.#name('chain_broken', 'the entry is dated before an earlier one or the head of one', entry);
    if (at > this.#latest) this.#latest = at;
    if (entry.previous_hash !== this.last.hash)
      this.#name('chain_broken', 'the entry does not follow the one before it', entry);
    const earlier = this.#before?.get(entry.position) ?? entry;
    if (
      ['hash', 'sealed_at', 'source', 'source_id', 'fields_hash'].some(
        (name) => earlier[name] !== entry[name],
      )
    )
      this.#name('chain_broken', 'the earlier export holds another entry in this place', entry);
    if (
      earlier.format !== entry.format ||
      (entry.format === 1 && (this.#covered.size > 0 || !entry.text.startsWith('[')))
    )
      this.#name('chain_broken', 'the entry was given the old format', entry);
    if (entryHash(entry) !== entry.hash) {
      if (entry.format === 1) this.#older.push(entry);
      else this.#name('chain_broken', 'the entry itself was changed', entry);
    }
    for (const head of this.#wanted.get(entry.position) ?? [])
      if (head.hash !== entry.hash || (entry.format === 1 && head.signature))
        this.#name(
          'head_differs',
          `something in the entries after ${this.#proven} and up to ${entry.position} was written anew: the head of ${head.day} was another`,
          entry,
        );
    for (const { day, signature } of this.#wanted.get(entry.position) ?? []) {
      if (!signature && at > Date.parse(day) + 2 * dayMs)
        this.#name('head_differs', `the head of ${day} is older than its entry`, entry);
      this.#latest = Math.max(this.#latest, Date.parse(day));
    }
    if (this.#wanted.delete(entry.position)) this.#proven = entry.position;
    this.last = { position: entry.position, hash: entry.hash };
    if (entry.format === 1) this.#sealedBefore.push(keyOf(entry));
    else this.#takeRow(entry);
  }

  /** Checks that the upgrade re-sealed the old-format entries in their original order. */
  #checkOrder(entry) {
    const expected = this.#sealedBefore[this.#sealedAgain];
    if (expected === undefined) return;
    if (this.#sealedAgain === 0) this.#upgradedAt = entry.sealed_at;
    this.#sealedAgain += 1;
    if (expected !== keyOf(entry) || !isDateProven(this.#upgradedAt, entry.sealed_at))
      this.#name('chain_broken', 'another row was sealed here again than in the old format', entry);
  }

  #takeRow(entry) {
    if (this.#covered.has(keyOf(entry))) this.#name('chain_broken', 'the row was sealed twice', entry);
    this.#checkOrder(entry);
    this.#covered.add(keyOf(entry));
    this.#compareWithBefore(entry);
    if (entry.row === null) return this.#name('row_missing', 'the row was removed', entry);
    if (entry.commitments === null || sha256(entry.commitments) !== entry.fields_hash)
      this.#name('row_changed', 'the commitments of the row are not those that were sealed', entry);
    const [commitments, salts] = [readHexByField(entry.commitments), readHexByField(entry.salts)];
    if (!commitments || !salts) return this.#name('row_changed', 'its commitments cannot be read', entry);
    const { wrong, unsalted } = checkRow(entry.row, commitments, salts, entry.source);
    for (const field of wrong) this.#name('row_changed', 'the value is not what was sealed', entry, field);
    if (unsalted.length > 0) this.#unsalted.push({ entry, fields: unsalted });
    if (entry.source === 'erasures' && wrong.length === 0) this.#noteErasure(entry.row);
    if (entry.row.action === '"ledger.key_replaced"') this.#noteSuccession(entry);
    if (entry.row.action === '"users.anonymised"') this.#anonymised.push(entry.row);
    const isDated = this.#checkDate(entry);
    this.#checkUnique(entry);
    if (!this.#asked || entry.row.receipt !== JSON.stringify(this.#asked)) return;
    if (this.receipt) this.receipt.isProven = false;
    else this.receipt = { entry, isProven: wrong.length === 0 && isDated };
  }

  #checkUnique(entry) {
    for (const columns of readOwnProperty(uniqueColumns, entry.source) ?? []) {
      const values = columns.map((column) => entry.row[column] ?? 'null');
      const key = [entry.source, ...columns, ...values].join('|');
      if (this.#unique.has(key))
        this.#name('row_changed', `another row has the same ${columns.join(' and ')}`, entry);
      if (!values.includes('null')) this.#unique.add(key);
    }
  }

  #compareWithBefore(entry) {
    const then = this.#before?.get(entry.position);
    if (!then || then.fields_hash === entry.fields_hash) return;
    const [was, is] = [then, entry].map(({ commitments }) => JSON.parse(commitments ?? '{}'));
    for (const field of new Set([...Object.keys(was), ...Object.keys(is)]))
      if (was[field] !== is[field])
        this.#name('row_changed', `the earlier export holds another value of ${then.source}`, entry, field);
  }

  #noteSuccession(entry) {
    const { from, to, signed_by_from, signed_by_to } = JSON.parse(entry.row.after ?? 'null') ?? {};
    const text = signedKeySuccessionText({ from, to });
    if (!isSignedText(text, signed_by_from, from) || !isSignedText(text, signed_by_to, to)) return;
    if (this.#replaced.has(from))
      return this.#name('row_changed', 'a key that was already replaced names another', entry, 'after');
    this.#replaced.set(from, Date.parse(entry.sealed_at)).delete(to);
    this.#successions.push({ from, to });
  }

  #wasErased(person, at) {
    return this.#anonymised.some(
      ({ subject_id, created_at = 'null' }) =>
        subject_id === String(person) && isDateProven(JSON.parse(created_at), at),
    );
  }

  #noteErasure(row) {
    const told = ['source', 'source_id', 'person_id', 'erased_by', 'created_at'];
    const [source, source_id, person_id, erased_by, at] = told.map((column) => {
      const value = JSON.parse(row[column] ?? 'null');
      return typeof value === 'object' && value !== null ? row[column] : value;
    });
    const fields = [JSON.parse(row.fields ?? 'null') ?? []].flat().map(String);
    const { hash_after = 'null' } = row;
    const erasure = { source, source_id, fields, person_id, erased_by, at, isOfAll: hash_after !== 'null' };
    const there = this.#erased.get(keyOf(erasure));
    if (there?.some((earlier) => earlier.fields.some((field) => fields.includes(field))))
      this.#name('row_changed', 'an erasure names fields that an earlier one erased', row);
    if (there) there.push(erasure);
    else this.#erased.set(keyOf(erasure), [erasure]);
  }

  #checkDate(entry) {
    const dated = JSON.parse(entry.row.created_at ?? 'null');
    const { position, source, source_id, sealed_at } = entry;
    const isProven = isDateProven(dated, sealed_at);
    if (!isProven) this.#late.push({ position, source, source_id, dated, sealed_at });
    return isProven;
  }

  #judgeWholeExport() {
    if (!this.#isWhole) this.#name('export_cut', 'the export has no end: it was cut off');
    const trusted = this.#pinned ? findTrustedKeys(this.#pinned, this.#successions) : [];
    const signed = this.#unchecked.filter(({ head }) => head.signature).map(({ head }) => head.day);
    const [firstSigned = '9999'] = signed.toSorted();
    if (this.#pinned)
      for (const unchecked of this.#unchecked) this.#requireSignature(unchecked, trusted, firstSigned);
    const gone = new Map(this.#unsalted.map(({ entry, fields }) => [keyOf(entry), new Set(fields)]));
    for (const [key, noted] of this.#erased)
      for (const { source, source_id, fields, person_id, at } of noted)
        for (const field of fields)
          if (!gone.get(key)?.has(field)) {
            const detail = 'an erasure names a field that was not erased';
            this.#name('row_changed', detail, { source, source_id }, field);
          } else if (!this.#wasErased(person_id, at))
            this.#name(
              'row_changed',
              'no person was erased then who had this field',
              { source, source_id },
              field,
            );
    for (const { entry, fields } of this.#unsalted) {
      const noted = new Set((this.#erased.get(keyOf(entry)) ?? []).flatMap((erasure) => erasure.fields));
      for (const field of fields)
        if (!erasable.test(field) || !noted.has(field))
          this.#name('row_changed', 'value and salt are gone, and no sealed erasure says so', entry, field);
    }
    const excused = this.#older.flatMap((entry) => {
      const excuses = this.#covered.has(keyOf(entry)) ? (this.#erased.get(keyOf(entry)) ?? []) : [];
      const noted = excuses.find(({ fields, isOfAll }) => isOfAll || fields.length > 0);
      if (!noted) this.#name('row_changed', 'the row is not what its first entry sealed', entry);
      const { isOfAll: _isOfAll, ...told } = noted ?? {};
      return noted ? [{ ...told, fields: ['all that its first entry sealed'] }] : [];
    });
    for (const [position, earlier] of this.#before ?? [])
      if (position > this.last.position) this.#name('entry_missing', 'the earlier export holds it', earlier);
    for (const { day, position } of [...this.#wanted.values()].flat())
      this.#name('entry_missing', `the chain ends before the head of ${day}`, { position, source: 'ledger' });
    for (const kept of this.#kept) {
      const held = this.#held.get(kept.day);
      const differs = headColumns.find((column) => kept[column] && kept[column] !== held?.[column]);
      const place = { source: 'ledger_heads', position: kept.position };
      if (differs) this.#name('head_differs', `the portal holds another head of ${kept.day}`, place, differs);
    }
    return excused;
  }

  report() {
    const excused = this.problems.some(isNotChecked) ? [] : this.#judgeWholeExport();
    const named = [...this.#erased.values()]
      .flat()
      .filter(({ fields }) => fields.length > 0)
      .map(({ isOfAll: _isOfAll, ...told }) => told);
    const { entries, last, problems, receipt } = this;
    const found = { problems, erasures: [...excused, ...named], late: this.#late, receipt };
    return { entries, last, heads: this.#kept.length, proven: this.#proven, ...found };
  }
}

export const verifyLedger = async (lines, options = {}) => {
  const judge = new Judge(options);
  for await (const line of lines) judge.take(line);
  return judge.report();
};

const option = { type: 'string' };

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { heads: option, before: option, key: option, receipt: option },
  });
  const [file] = positionals;
  const { heads, before, key, receipt } = values;
  if (positionals.length !== 1 || Object.values(values).includes(''))
    throw new Error('Which export? node verify-ledger.mjs <export.ndjson> [--heads heads.csv]');
  const kept = heads ? readHeads(readFileSync(heads, 'utf8')) : [];
  if (!kept) throw new Error(`${heads} is no file of heads.`);
  const report = await verifyLedger(readLines(file), {
    heads: kept,
    key,
    receipt,
    ...(before && { before: await readEntries(before) }),
  });
  for (const erasure of report.erasures) console.log(`Erased: ${erasureText(erasure)}.`);
  for (const late of report.late) console.log(`Date not proven: ${lateSealText(late)}.`);
  for (const problem of report.problems) console.log(`Does not fit: ${problemText(problem)}.`);
  const isWhole = report.problems.length === 0;
  if (receipt)
    console.log(report.receipt ? `${receiptText(report, isWhole)}.` : `No such receipt: ${receipt}.`);
  console.log(
    isWhole
      ? `The ledger is whole: ${report.entries} entries, the last ${report.last.hash}; ${report.heads} heads held.`
      : brokenLedgerText(report),
  );
  const isUnread = !isWhole && report.problems.every(isNotChecked);
  const isProven = isWhole && (!receipt || report.receipt?.isProven);
  process.exitCode = isUnread ? 2 : Number(!isProven);
};

const isProgram =
  process.argv[1] !== undefined &&
  realpathSync(fileURLToPath(import.meta.url)) === realpathSync(process.argv[1]);
if (isProgram)
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
