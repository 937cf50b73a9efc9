import { z } from 'zod';
import { problemParams } from './field-problem.ts';

const digitsOf = (text: string): number[] => [...text].map(Number);

const hasImoCheckDigit = (text: string): boolean => {
  const digits = digitsOf(text);
  const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0);
  return sum % 10 === digits[6];
};

const hasOrcidCheckDigit = (text: string): boolean => {
  const characters = text.slice(-19).replaceAll('-', '');
  const rest = digitsOf(characters.slice(0, 15)).reduce((total, digit) => ((total + digit) * 2) % 11, 0);
  return '0123456789X'[(12 - rest) % 11] === characters[15];
};

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

const hasRorCheckDigits = (text: string): boolean => {
  const name = text.slice(-9);
  const number = [...name.slice(0, 7)].reduce((total, each) => total * 32 + crockford.indexOf(each), 0);
  return 98 - ((number * 100) % 97) === Number(name.slice(7));
};

type Scheme = {
  readonly form: RegExp;
  readonly meaning: string;
  readonly example: string;
  readonly hasCheckDigits?: (text: string) => boolean;
  readonly address?: string;
};

export const identifierSchemes = {
  imo: { form: /^[1-9]\d{6}$/, example: '8320420', meaning: 'IMO number', hasCheckDigits: hasImoCheckDigit },
  mmsi: { form: /^[2-7]\d{8}$/, example: '316122000', meaning: 'Maritime Mobile Service Identity (MMSI)' },
  call_sign: {
    form: /^([A-Z]{2}|[A-Z]\d|\d[A-Z])[A-Z0-9]{1,5}$/,
    example: 'CG2958',
    meaning: 'radio call sign',
  },
  ices_code: { form: /^[0-9A-Z]{4}$/, example: '18DD', meaning: 'ICES platform code (SeaDataNet C17)' },
  un_locode: { form: /^[A-Z]{2}[A-Z2-9]{3}$/, example: 'CAHAL', meaning: 'UN/LOCODE' },
  ror: {
    form: /^https:\/\/ror\.org\/0[0-9a-hjkmnp-tv-z]{6}\d{2}$/,
    example: 'https://ror.org/02qa1x782',
    meaning: 'Research Organization Registry (ROR)',
    hasCheckDigits: hasRorCheckDigits,
    address: 'https://ror.org/',
  },
  crossref_funder: {
    form: /^https:\/\/doi\.org\/10\.13039\/\d{6,15}$/,
    example: 'https://doi.org/10.13039/501100000038',
    meaning: 'Crossref Funder Registry',
    address: 'https://doi.org/10.13039/',
  },
  orcid: {
    form: /^https:\/\/orcid\.org\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    example: 'https://orcid.org/0000-0002-1825-0097',
    meaning: 'ORCID iD',
    hasCheckDigits: hasOrcidCheckDigit,
    address: 'https://orcid.org/',
  },
} as const satisfies Record<string, Scheme>;

export type IdentifierScheme = keyof typeof identifierSchemes;
export const identifierSchemeNames = Object.keys(identifierSchemes) as IdentifierScheme[];

export const identifierSchemesByList = {
  vessels: ['imo', 'mmsi', 'call_sign', 'ices_code'],
  ports: ['un_locode'],
  agencies: ['ror', 'crossref_funder'],
} as const satisfies Record<string, readonly IdentifierScheme[]>;
export type IdentifiedListName = keyof typeof identifierSchemesByList;

const schemeOf = (scheme: IdentifierScheme): Scheme => identifierSchemes[scheme];

export const isIdentifier = (scheme: IdentifierScheme, text: string): boolean => {
  const { form, hasCheckDigits } = schemeOf(scheme);
  return form.test(text) && (hasCheckDigits?.(text) ?? true);
};

export const normalizeIdentifier = (scheme: IdentifierScheme, text: string): string => {
  const { address } = schemeOf(scheme);
  const bare = text.replaceAll(/\s/g, '');
  if (address === undefined) return bare.toUpperCase().replace(/^(IMO|MMSI)(?=\d)/, '');
  const name = bare.split('/').at(-1)!;
  if (name === '') return '';
  return `${address}${scheme === 'orcid' ? name.toUpperCase() : name.toLowerCase()}`;
};

export const identifierInputSchema = (scheme: IdentifierScheme) =>
  z
    .string()
    .max(100)
    .overwrite((text) => normalizeIdentifier(scheme, text))
    .refine((text) => text === '' || isIdentifier(scheme, text), problemParams('invalid_identifier'))
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional();

type Given<S extends IdentifierScheme> = { [K in S]: ReturnType<typeof identifierInputSchema> };

export const identifierInputShape = <S extends IdentifierScheme>(schemes: readonly S[]): Given<S> =>
  Object.fromEntries(schemes.map((scheme) => [scheme, identifierInputSchema(scheme)])) as Given<S>;

export const identifierOutputSchema = (scheme: IdentifierScheme) => {
  const { meaning, example } = schemeOf(scheme);
  return z
    .string()
    .nullable()
    .meta({ description: meaning, examples: [example] });
};

export const identifierOutputShape = <S extends IdentifierScheme>(schemes: readonly S[]) =>
  Object.fromEntries(schemes.map((scheme) => [scheme, identifierOutputSchema(scheme)])) as {
    [K in S]: ReturnType<typeof identifierOutputSchema>;
  };

export const identifierConfidences = ['confirmed', 'high', 'medium', 'low'] as const;

export const identifierSourceSchema = z.object({
  scheme: z.enum(identifierSchemeNames),
  value: z.string().min(1).max(100),
  source: z.string().max(1000),
  confidence: z.enum(identifierConfidences),
});
export type IdentifierSource = z.infer<typeof identifierSourceSchema>;
export const identifierSourcesSchema = z.array(identifierSourceSchema).max(50);

export type WithIdentifiers = {
  readonly identifier_sources: readonly IdentifierSource[];
} & { readonly [S in IdentifierScheme]?: string | null };

export type IdentifierStatus = 'unknown' | 'settled' | 'to_confirm' | 'conflicting';

export type IdentifierState = {
  readonly value: string | null;
  readonly standing: IdentifierStatus;
  readonly candidates: readonly IdentifierSource[];
};

export const identifierState = (row: WithIdentifiers, scheme: IdentifierScheme): IdentifierState => {
  const value = row[scheme] ?? null;
  const candidates = row.identifier_sources.filter((each) => each.scheme === scheme);
  if (value === null)
    return { value, standing: candidates.length > 1 ? 'conflicting' : 'unknown', candidates };
  const found = candidates.find((each) => each.value === value);
  const isSettled = !found || found.confidence === 'confirmed' || found.confidence === 'high';
  return { value, standing: isSettled ? 'settled' : 'to_confirm', candidates };
};

export const chooseIdentifier = (row: WithIdentifiers, scheme: IdentifierScheme, value: string) => ({
  [scheme]: value,
  identifier_sources: row.identifier_sources.map((each) =>
    each.scheme === scheme && each.value === value ? { ...each, confidence: 'confirmed' as const } : each,
  ),
});
