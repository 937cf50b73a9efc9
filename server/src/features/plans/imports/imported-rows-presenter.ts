import type { MergedPart } from '@shiptime/domain/plans/imports/merge-rows';
import type { ImportProblem, MissionRowResult, RowPart } from '@shiptime/domain/plans/imports/mission-rows';
import { dayOfTick, ticksToDays, tickToStart } from '@shiptime/domain/plans/ticks';
import type { MissionImportResult, ImportedRow } from '@shiptime/domain/plans/wire/imports';
import type { RefusalCode } from '@shiptime/domain/shared/refusal-codes';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { MergedVoyage } from './merge-delivered.ts';

type Found = {
  readonly rows: readonly MissionRowResult[];
  readonly merged: readonly MergedPart[];
  readonly facts: readonly MergedVoyage[];
  readonly refusals: ReadonlyMap<number, RefusalCode>;
  readonly warnings: ReadonlyMap<number, readonly string[]>;
};

type Said = Pick<
  MissionImportResult['meta'],
  'dry_run' | 'removed' | 'absent' | 'created_plans' | 'entry_id'
> & {
  readonly language: Language;
};

const presentPart = ({ fiscal_year_id, span }: RowPart): ImportedRow['parts'][number] => ({
  fiscal_year_id,
  ...tickToStart(span.start),
  end_date: dayOfTick(span.end - 1),
  days: ticksToDays(span.end - span.start),
});

const presentProblem = (language: Language, { field, code, params, near = [] }: ImportProblem) => ({
  field,
  code,
  message: translate(language, `errors:fields.${code}`, params),
  near: [...near],
});

const byRow = <T extends { readonly part: { readonly row: number } }>(
  parts: readonly T[],
): ReadonlyMap<number, T[]> => {
  const found = new Map<number, T[]>();
  for (const each of parts) found.set(each.part.row, [...(found.get(each.part.row) ?? []), each]);
  return found;
};

const outcomeOf = (outcomes: readonly string[], isRefused: boolean): ImportedRow['outcome'] => {
  if (isRefused || outcomes.length === 0) return 'refused';
  if (outcomes.includes('created')) return 'created';
  return outcomes.includes('changed') ? 'changed' : 'left';
};

export const presentImportedRows = (
  { rows, merged, facts, refusals, warnings }: Found,
  { language, ...meta }: Said,
): MissionImportResult => {
  const planned = byRow(merged);
  const delivered = byRow(facts);
  const data = rows.map((row): ImportedRow => {
    const parts = [...(planned.get(row.row) ?? []), ...(delivered.get(row.row) ?? [])];
    const overlaps = [...new Set((planned.get(row.row) ?? []).flatMap((each) => each.overlaps))];
    const refusal = refusals.get(row.row);
    const isRefused = row.problems.length > 0 || refusal !== undefined || overlaps.length > 0;
    return {
      row: row.row,
      outcome: outcomeOf(
        parts.map(({ outcome }) => outcome),
        isRefused,
      ),
      kind: row.kind,
      vessel_id: row.vessel_id,
      problems: row.problems.map((problem) => presentProblem(language, problem)),
      refusal: refusal
        ? { code: refusal, message: translate(language, `errors:refusals.${refusal}`, { count: 0 }) }
        : null,
      overlaps,
      parts: row.parts.map(presentPart),
      warnings: [...(warnings.get(row.row) ?? [])],
    };
  });
  const count = (outcome: ImportedRow['outcome']) => data.filter((row) => row.outcome === outcome).length;
  const missing = rows.flatMap(({ problems }) =>
    problems.flatMap(({ code, params }) => (code === 'no_fiscal_year' ? [String(params?.['year'])] : [])),
  );
  return {
    data,
    meta: {
      ...meta,
      created: count('created'),
      changed: count('changed'),
      left: count('left'),
      refused: count('refused'),
      missing_years: [...new Set(missing)].toSorted(),
    },
  };
};
