import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Actor } from '@shiptime/domain/shared/actor';
import { flattenProblems, type ProblemsBySection } from '@shiptime/domain/applications/completeness';
import { applicationPermissions, needsAmendmentToAccept } from '@shiptime/domain/applications/decisions';
import { isDraft } from '@shiptime/domain/applications/lifecycle';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { type ApplicationRow, deadlineTimesOf, storedAttributes } from '../application-row.ts';
import { findApplicationProblems, type SharedCompletenessContext } from '../load-completeness-context.ts';

const presentSections = (row: ApplicationRow, found: ProblemsBySection | null) =>
  Object.fromEntries(
    sectionNames.map((section) => [
      section,
      {
        lock_version: row.section_versions?.[section] ?? 1,
        complete: found === null || found[section].length === 0,
      },
    ]),
  );

/** `surroundings`: facts that decide completeness, needed for drafts only. */
export const presentApplicationRows = (
  rows: readonly ApplicationRow[],
  actor: Actor,
  surroundings: SharedCompletenessContext | null,
  fields: ReadonlySet<string> | null = null,
): Application[] => {
  const wants = (name: string) => fields === null || fields.has(name);
  const [attributes, withSections, withCan] = [
    storedAttributes.filter(wants),
    wants('sections'),
    wants('can'),
  ];
  return rows.map((row) => {
    const resource: Record<string, unknown> = {};
    for (const name of attributes) resource[name] = row[name];
    if (wants('left_out_of_plan')) resource['left_out_of_plan'] = needsAmendmentToAccept(row);
    if (!withSections && !withCan) return resource as Application;
    const found = isDraft(row.status_id) && surroundings ? findApplicationProblems(row, surroundings) : null;
    const moment = { ...deadlineTimesOf(row), ...(found && { problems: flattenProblems(found) }) };
    if (withSections) resource['sections'] = presentSections(row, found);
    if (withCan) resource['can'] = applicationPermissions(actor, row, moment);
    return resource as Application;
  });
};

export const needsCompletenessContext = (
  rows: readonly ApplicationRow[],
  fields: ReadonlySet<string> | null = null,
): boolean =>
  rows.some((row) => isDraft(row.status_id)) &&
  (fields === null || fields.has('sections') || fields.has('can'));
