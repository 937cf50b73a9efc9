import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fieldsOf, type SectionName, sectionNames } from '../domain/src/applications/sections/sections.ts';
import { measureNames } from '../domain/src/vessels/measures.ts';

const contract = readFileSync(path.join(import.meta.dirname, '../docs/contract.md'), 'utf8').split('\n');

const rows: Readonly<Record<SectionName, string>> = {
  general_information: 'ship_time_request, general',
  project_description: '… description',
  requirements: '… requirements',
  scheduling: '… scheduling',
  area_of_operations: '… area',
  collaborations: '… collaborations, funding',
  funding: '… collaborations, funding',
};

it.each(sectionNames)('the contract names every field of %s', (section) => {
  const row = contract.find((line) => line.startsWith(`| ${rows[section]} `)) ?? '';
  const named = new Set(row.match(/\w+/g));
  const unnamed = fieldsOf(section).filter((field) => !named.has(field));
  expect(unnamed.map((field) => `docs/contract.md 7, row “${rows[section]}”: ${field}`)).toEqual([]);
});

it('the contract names every particular of a vessel', () => {
  const row = contract.find((line) => line.startsWith('| vessel ')) ?? '';
  const named = new Set(row.match(/\w+/g));
  const unnamed = measureNames.filter((name) => !named.has(name));
  expect(unnamed.map((name) => `docs/contract.md 7, row “vessel”: ${name}`)).toEqual([]);
});

it('the manual names every particular that a file of vessels may bring', () => {
  const manual = readFileSync(path.join(import.meta.dirname, '../docs/operations.md'), 'utf8').split('\n');
  const row = manual.find((line) => line.includes('`npm run shiptime -- import-vessels')) ?? '';
  const named = new Set(row.match(/\w+/g));
  const unnamed = measureNames.filter((name) => !named.has(name));
  expect(unnamed.map((name) => `docs/operations.md, import-vessels: ${name}`)).toEqual([]);
});
