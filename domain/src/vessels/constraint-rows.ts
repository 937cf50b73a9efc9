import { type FieldProblem, toFieldProblems } from '../shared/field-problem.ts';
import { foldText } from '../shared/text.ts';
import {
  type ConstraintKind,
  constraintKinds,
  constraintSchema,
  happensInPort,
  requireWithinYears,
} from './constraints.ts';
import { guessKindByName } from './constraint-names.ts';

export type ConstraintInFile = {
  readonly place: number;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly kind: string;
  readonly port: string;
  readonly isCancelled?: boolean;
  readonly isFreeText?: boolean;
};

export type ConstraintFields = {
  readonly name: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly port_id: number | null;
  readonly kind: ConstraintKind;
};

export type CheckedConstraint = {
  readonly place: number;
  readonly fields: ConstraintFields;
  readonly problems: readonly FieldProblem[];
  readonly isHomePort: boolean;
  readonly unknownPort: string | null;
  readonly leftOut: 'cancelled' | 'already_there' | null;
};

type Known = {
  readonly ports: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, ConstraintKind>;
  readonly existing: readonly Pick<ConstraintFields, 'name' | 'start_date' | 'end_date'>[];
  readonly homePortId: number | null;
  readonly years: Parameters<typeof requireWithinYears>[1];
};

export const indexKindsByName = (
  named: readonly (readonly [string, ConstraintKind])[],
): ReadonlyMap<string, ConstraintKind> =>
  new Map([
    ...named.map(([name, kind]) => [foldText(name.trim()), kind] as const),
    ...constraintKinds.map((kind) => [kind, kind] as const),
  ]);

const unknown = (field: string): FieldProblem => ({ field, code: 'unknown_choice' });

const isSame = (a: Pick<ConstraintFields, 'name' | 'start_date' | 'end_date'>, b: typeof a): boolean =>
  foldText(a.name.trim()) === foldText(b.name.trim()) &&
  a.start_date === b.start_date &&
  (a.end_date ?? a.start_date) === (b.end_date ?? b.start_date);

export const checkConstraintRows = (
  rows: readonly ConstraintInFile[],
  usual: ConstraintKind,
  { ports, kinds, existing, homePortId, years }: Known,
): readonly CheckedConstraint[] => {
  const schema = requireWithinYears(constraintSchema, years);
  const before: Pick<ConstraintFields, 'name' | 'start_date' | 'end_date'>[] = [...existing];
  return rows.map((row) => {
    const port = row.port.trim();
    const kind = row.kind.trim();
    const isKindFree = kind === '' || row.isFreeText === true;
    const found =
      kinds.get(foldText(kind)) ?? (isKindFree ? (guessKindByName(row.name) ?? usual) : undefined);
    const named = port === '' ? null : (ports.get(foldText(port)) ?? null);
    const isUnknownPort = port !== '' && named === null;
    const isHomePort = named === null && homePortId !== null && happensInPort(found ?? usual);
    const fields: ConstraintFields = {
      name: row.name.trim(),
      start_date: row.start_date.trim() || null,
      end_date: row.end_date.trim() || null,
      port_id: isHomePort ? homePortId : named,
      kind: found ?? usual,
    };
    const checked = schema.safeParse(fields);
    const problems = [
      ...(checked.success ? [] : toFieldProblems(checked.error)),
      ...(found === undefined ? [unknown('kind')] : []),
      ...(isUnknownPort && !row.isFreeText ? [unknown('port')] : []),
    ];
    const isThere = before.some((other) => isSame(other, fields));
    before.push(fields);
    const leftOut = row.isCancelled ? 'cancelled' : isThere ? 'already_there' : null;
    const unknownPort = isUnknownPort && row.isFreeText ? port : null;
    return { place: row.place, fields, isHomePort, problems, unknownPort, leftOut };
  });
};
