import type { SelectOption } from '#ui/select.tsx';

export type FieldSpec = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
} & (
  | { readonly kind: 'text' | 'long' | 'flag' | 'yes_no_unknown' }
  | { readonly kind: 'number' | 'year'; readonly unit?: string }
  | { readonly kind: 'choice'; readonly options: readonly SelectOption<number>[] }
  | { readonly kind: 'word'; readonly options: readonly SelectOption<string>[] }
);

const emptyOf = (spec: FieldSpec): unknown => {
  if (spec.kind === 'flag') return true;
  return spec.kind === 'text' || spec.kind === 'long' ? '' : null;
};

export const valuesFromRow = (
  specs: readonly FieldSpec[],
  row: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> =>
  Object.fromEntries(specs.map((spec) => [spec.name, row?.[spec.name] ?? emptyOf(spec)]));

/** Empty optional texts become null. */
export const bodyFromValues = (
  specs: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    specs.map(({ name, optional }) => [name, optional && values[name] === '' ? null : values[name]]),
  );
