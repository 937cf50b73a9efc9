import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '@shiptime/locales/en/applications.json';
import fr from '@shiptime/locales/fr/applications.json';
import { describe, expect, it } from 'vitest';
import { coProponentProblemCodes } from '../shared/error-types.ts';
import { formatDays } from '../shared/number-words.ts';
import { omittedPartNames } from './copy-application.ts';
import type { ApplicationAction } from './decisions.ts';
import { feasibilityReasons, feasibilityVerdicts } from './feasibility.ts';
import { fundingStatuses } from './funding-sources.ts';
import { statusKeys, transitionActions } from './lifecycle.ts';
import { rowTextLimits } from './limits.ts';
import { applicationFields } from './sections/form.ts';
import { partsOf, sectionNames } from './sections/sections.ts';
import { stationsFileProblemCodes, fileWarningCodes } from './stations-file/station-row.ts';
import { warningCodes } from './warnings.ts';

type Words = { readonly [key: string]: string | Words };

const at = (words: Words, path: string): unknown =>
  path
    .split('.')
    .reduce<Words | string | undefined>(
      (found, key) => (typeof found === 'object' ? found[key] : undefined),
      words,
    );
const under = (group: string, keys: readonly string[]) => keys.map((key) => `${group}.${key}`);
const labelled = (group: string, keys: readonly string[]) =>
  keys.flatMap((key) => [`${group}.${key}.label`, `${group}.${key}.hint`]);

const actions: Record<
  | Exclude<ApplicationAction, 'remark' | 'read_remarks' | 'ask_to_withdraw' | 'take_back_withdrawal'>
  | 'create',
  true
> = {
  view: true,
  create: true,
  edit: true,
  delete: true,
  copy: true,
  submit: true,
  accept: true,
  reject: true,
  clarify: true,
  correct: true,
  respond: true,
  withdraw: true,
  reassign: true,
  manage_co_proponents: true,
  leave: true,
};

const rows = {
  ...rowTextLimits,
  station: { ...rowTextLimits.station, latitude: true, longitude: true, position: true },
  funding_source: { ...rowTextLimits.funding_source, amount: true, status: true, ror: true },
  collaborator: { ...rowTextLimits.collaborator, ror: true },
  attachment: { ...rowTextLimits.attachment, size: true },
};

const paths: Record<string, string[]> = {
  statuses: under('statuses', statusKeys),
  sections: under('sections', sectionNames),
  fields: labelled('fields', applicationFields),
  tables: labelled(
    'fields',
    sectionNames.flatMap((section) => [...partsOf(section)]),
  ),
  rows: Object.entries(rows).flatMap(([row, fields]) => labelled(`rows.${row}`, Object.keys(fields))),
  'funding statuses': under('funding_statuses', fundingStatuses),
  warnings: under('warnings', warningCodes),
  verdicts: under('feasibility.verdicts', feasibilityVerdicts),
  reasons: under('feasibility.reasons', Object.keys(feasibilityReasons)),
  'problems of a file': under('stations_file.problems', stationsFileProblemCodes),
  'warnings of a file': under('stations_file.warnings', fileWarningCodes),
  actions: Object.keys(actions).flatMap((action) =>
    under(`actions.${action}`, ['label', 'title', 'body', 'confirm', 'done']),
  ),
  history: under('history', transitionActions),
  'co-proponents': under('co_proponents.problems', coProponentProblemCodes),
  'what is not copied': under('copy.not_copied', omittedPartNames),
};

describe.each(Object.entries(paths))('%s', (_, wanted) => {
  it.each([
    ['English', en],
    ['French', fr],
  ])('are all said in %s', (_, words: Words) => {
    const unsaid = wanted.filter((path) => {
      const text = at(words, path);
      return typeof text !== 'string' || text.trim() === '';
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(unsaid).toEqual([]);
  });
});

it('counts days in the plural that the language has for the number', async () => {
  expect([formatDays('en', 1), formatDays('en', 0), formatDays('en', 1.5)]).toEqual([
    '1 day',
    '0 days',
    '1.5 days',
  ]);
  const inFrench = [0, 1, 1.5, 2].map((days) => formatDays('fr', days).replaceAll('\u00A0', ' '));
  expect(inFrench).toEqual(['0 jour', '1 jour', '1,5 jour', '2 jours']);
  const folder = path.join(import.meta.dirname, '../../../locales');
  const found: string[] = [];
  for (const language of ['en', 'fr'])
    for (const file of readdirSync(path.join(folder, language)).filter((name) => name.endsWith('.json')))
      for (const line of readFileSync(path.join(folder, language, file), 'utf8').split('\n'))
        if (
          /\{\{\w+(, number)?\}\}[ \u00A0](days?|jours?)[.,;:)"\u00A0 ](?!were|ont|asked|demandés|opérationnels)/u.test(
            line,
          ) &&
          !/_(one|many|other)": /.test(line)
        )
          found.push(line.trim());
  expect(found).toEqual([]);
});
