import type { Parameter } from './description.ts';
import { type Kind, kindOf } from './fields.ts';

/** A parameter as it is told: filters of one list are one, with the names that they have. */
export type Told = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly meaning: string | undefined;
  /** Names that it takes, or values. */
  readonly names: readonly string[];
  readonly holds: Kind | undefined;
};

const withoutSign = (name: string): string => name.replace(/^-/, '');

const valuesOf = ({ schema }: Parameter): readonly string[] => {
  const values = schema?.enum ?? schema?.items?.enum ?? [];
  return [...new Set(values.map(String).map(withoutSign))];
};

const tell = (parameter: Parameter): Told => {
  const names = valuesOf(parameter);
  const holds = parameter.schema && names.length === 0 ? kindOf(parameter.schema) : undefined;
  return {
    name: parameter.name,
    isRequired: parameter.required ?? false,
    meaning: parameter.description,
    names,
    // Lists of names stand in the address as text.
    holds: holds?.kind === 'list' ? undefined : holds,
  };
};

const filterName = ({ name }: Parameter): string | undefined => /^filter\[(\w+)\]$/.exec(name)?.[1];

/** Those of the path first, then those of lists, then headers. */
export const parametersOf = (parameters: readonly Parameter[]): readonly Told[] => {
  const filters = parameters.filter((each) => filterName(each) !== undefined);
  const others = parameters.filter((each) => filterName(each) === undefined).map(tell);
  const isPath = (told: Told) =>
    parameters.some(({ name, in: place }) => name === told.name && place === 'path');
  const [first] = filters;
  return [
    ...others.filter(isPath),
    ...(first
      ? [
          {
            name: 'filter[…]',
            isRequired: false,
            meaning: first.description,
            names: filters.map((each) => filterName(each) ?? ''),
            holds: undefined,
          },
        ]
      : []),
    ...others.filter((told) => !isPath(told)),
  ];
};
