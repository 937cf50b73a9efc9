type Scalar = string | number | boolean | null | undefined;
export type FilterValue = Scalar | readonly Scalar[] | Readonly<Record<string, Scalar | readonly Scalar[]>>;

export type QueryParameters = {
  readonly include?: readonly string[];
  readonly filter?: Readonly<Record<string, FilterValue>>;
  readonly sort?: string | readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly append?: readonly string[];
  readonly page?: number;
  readonly limit?: number;
  readonly [other: string]: unknown;
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const encode = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .filter(isGiven)
    .map((item) => encodeURIComponent(String(item)))
    .join(',');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pairs = (key: string, value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([inner, innerValue]) => pairs(`${key}[${inner}]`, innerValue))
    : encode(value) === ''
      ? []
      : [`${key}=${encode(value)}`];

export const queryString = (query: QueryParameters = {}): string => {
  const parts = Object.entries(query).flatMap(([key, value]) => pairs(key, value));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
