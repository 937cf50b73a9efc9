import { useState } from 'react';
import { runAfterPointerRelease } from '#lib/run-after-pointer-release.ts';
import { translationAt } from '#lib/i18n.ts';
import { NumberField } from '#ui/number-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

export type PartField = {
  readonly name: string;
  readonly kind: 'text' | 'long_text' | 'money' | 'url' | 'choice';
  readonly max?: number;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly problemOf?: (value: unknown) => string | undefined;
  readonly choices?: readonly { readonly id: string; readonly label: string }[];
};

export const partLabel = (part: string, column: string): string =>
  translationAt(`application_form:parts.${part}.${column}`) ?? column;

export type PartRowInput = Readonly<Record<string, unknown>>;

type Props = {
  readonly field: PartField;
  readonly label: string;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
};

export const PartFieldControl = ({ field, label, value, error, onChange }: Props) => {
  const [left, setLeft] = useState<unknown>(undefined);
  const found = left === value ? field.problemOf?.(value) : undefined;
  const common = {
    name: `part-${field.name}`,
    label,
    error: error ?? found,
    ...(field.hint !== undefined && { hint: field.hint }),
    ...(field.optional && { optional: true }),
  };
  if (field.kind === 'money') {
    return (
      <NumberField
        {...common}
        isMoney
        onBlur={() => runAfterPointerRelease(() => setLeft(value))}
        value={(value as number | null) ?? null}
        onChange={onChange}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <RadioGroup
        {...common}
        inline
        options={field.choices ?? []}
        value={(value as string | null) ?? null}
        onChange={onChange}
      />
    );
  }
  if (field.kind === 'long_text') {
    return (
      <TextArea
        {...common}
        rows={3}
        {...(field.max !== undefined && { max: field.max })}
        value={String(value ?? '')}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...common}
      width="full"
      type={field.kind === 'url' ? 'url' : 'text'}
      value={String(value ?? '')}
      onChange={onChange}
    />
  );
};
