import { expect, it } from 'vitest';
import type { z } from 'zod';
import { toFieldProblems } from '../shared/field-problem.ts';
import {
  acceptApplicationBody,
  askForClarificationBody,
  coProponentBody,
  decideCorrectionsBody,
  answerClarificationBody,
  newApplicationBody,
  reasonBody,
  reassignApplicationBody,
} from './application-bodies.ts';

const long = 'é'.repeat(2000);

it.each<[z.ZodType, object, object]>([
  [newApplicationBody, { fiscal_year_id: 1, project_title: 'é'.repeat(250) }, {}],
  [acceptApplicationBody, {}, {}],
  [acceptApplicationBody, { vessel_id: null }, {}],
  [reasonBody, { reason: long }, {}],
  [askForClarificationBody, { details: 'Which winch?', open_fields: ['operational_days'] }, {}],
  [answerClarificationBody, { details: 'The trawl winch.' }, {}],
  [answerClarificationBody, { details: 'Sorry.', corrections: { operational_days: 7.5 } }, {}],
  [decideCorrectionsBody, { accept: [1], decline: [2], reason: 'The days are.' }, {}],
  [decideCorrectionsBody, { accept: [1] }, { decline: [] }],
  [reassignApplicationBody, { vessel_id: 2, reason: 'Larger' }, {}],
  [coProponentBody, { email: 'A.Wong@SFU.ca' }, { email: 'a.wong@sfu.ca' }],
])('%# takes %o', (schema, body, read) => {
  expect(schema.parse(body)).toEqual({ ...body, ...read });
});

it.each<[z.ZodType, object, string, string]>([
  [newApplicationBody, { fiscal_year_id: 1, project_title: null }, 'project_title', 'required'],
  [newApplicationBody, { fiscal_year_id: 1, project_title: 'é'.repeat(251) }, 'project_title', 'too_long'],
  [newApplicationBody, { project_title: 'Survey' }, 'fiscal_year_id', 'required'],
  [acceptApplicationBody, { vessel_id: -1 }, 'vessel_id', 'unknown_choice'],
  [reasonBody, {}, 'reason', 'required'],
  [reasonBody, { reason: '' }, 'reason', 'required'],
  [reasonBody, { reason: `${long}.` }, 'reason', 'too_long'],
  [answerClarificationBody, { details: null }, 'details', 'required'],
  [
    answerClarificationBody,
    { details: 'Sorry.', corrections: { operational_days: 7.1 } },
    'corrections.operational_days',
    'quarter_days',
  ],
  [askForClarificationBody, { details: 'x', open_fields: ['fiscal_year_id'] }, 'open_fields.0', 'invalid'],
  [decideCorrectionsBody, {}, 'accept', 'required'],
  [decideCorrectionsBody, { accept: [1], decline: [1] }, 'decline', 'not_unique'],
  [reassignApplicationBody, { vessel_id: 2 }, 'reason', 'required'],
  [coProponentBody, { email: 'somebody' }, 'email', 'invalid_email'],
  [coProponentBody, {}, 'email', 'required'],
])('%# refuses %o: %s %s', (schema, body, field, code) => {
  const answer = schema.safeParse(body);
  expect(answer.error && toFieldProblems(answer.error).map((found) => [found.field, found.code])).toEqual([
    [field, code],
  ]);
});
