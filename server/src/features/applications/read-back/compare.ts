import type { Actor } from '@shiptime/domain/shared/actor';
import { mayEditApplication } from '@shiptime/domain/applications/decisions';
import { mayViewApplication } from '@shiptime/domain/applications/policy';
import type { ApplicationDraft, ApplicationField } from '@shiptime/domain/applications/sections/form';
import type { WorkbookRowState } from '@shiptime/domain/applications/wire/read-back';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import { findChangedAnswers } from '../write/save-application.ts';
import { type ListIdsByName, readCell } from './read-cell.ts';
import type { WorkbookRow } from './read-workbook.ts';

export type ComparedRow = {
  readonly row: number;
  readonly before: ApplicationRow;
  readonly cells: WorkbookRow['cells'];
  readonly state: WorkbookRowState;
  readonly changes: ApplicationDraft;
  readonly problems: readonly FieldProblem[];
};

const readRow = (row: WorkbookRow, lists: ListIdsByName) => {
  const given: Partial<Record<ApplicationField, unknown>> = {};
  const problems: FieldProblem[] = [];
  for (const [field, cell] of row.cells) {
    const read = readCell(field, cell, lists);
    if ('problem' in read) problems.push(read.problem);
    else given[field] = read.value;
  }
  return { given: given as ApplicationDraft, problems };
};

const stateOf = (
  actor: Actor,
  before: ApplicationRow,
  row: WorkbookRow,
  changes: ApplicationDraft,
  problems: readonly FieldProblem[],
): WorkbookRowState => {
  if (problems.length === 0 && Object.keys(changes).length === 0) return 'same';
  if (!mayEditApplication(actor, before, deadlineTimesOf(before)).allowed) return 'closed';
  if (row.lockVersion !== before.lock_version) return 'stale';
  return problems.length > 0 ? 'wrong' : 'changed';
};

export const compareRow = (
  actor: Actor,
  before: ApplicationRow | undefined,
  row: WorkbookRow,
  lists: ListIdsByName,
): ComparedRow | null => {
  if (!before || !mayViewApplication(actor, before).allowed) return null;
  const { given, problems } = readRow(row, lists);
  const changes = findChangedAnswers(before, given);
  const state = stateOf(actor, before, row, changes, problems);
  return { row: row.row, before, cells: row.cells, state, changes, problems };
};
