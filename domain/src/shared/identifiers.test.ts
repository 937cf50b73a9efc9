import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseIdentifier,
  type WithIdentifiers,
  identifierSchemeNames,
  identifierSchemes,
  type IdentifierScheme,
  identifierState,
  isIdentifier,
  normalizeIdentifier,
} from './identifiers.ts';

const checked: readonly IdentifierScheme[] = ['ror', 'orcid'];

describe('identifiers', () => {
  it.each(identifierSchemeNames)('takes the example of %s, also as people type it', (scheme) => {
    const { example } = identifierSchemes[scheme];
    expect(isIdentifier(scheme, example)).toBe(true);
    expect(normalizeIdentifier(scheme, ` ${example.replace('https://', '')} `)).toBe(example);
    expect(normalizeIdentifier(scheme, example.split('/').at(-1)!)).toBe(example);
  });

  it.each([
    ['imo', 'IMO 8320420', '8320420'],
    ['un_locode', 'ca hal', 'CAHAL'],
    ['call_sign', 'cg 2958', 'CG2958'],
    ['orcid', '0000-0002-9079-593x', 'https://orcid.org/0000-0002-9079-593X'],
  ] as const)('tidies %s %s', (scheme, typed, tidy) => {
    expect(normalizeIdentifier(scheme, typed)).toBe(tidy);
    expect(isIdentifier(scheme, tidy)).toBe(true);
  });

  it.each([
    ['imo', '8320421'],
    ['imo', '832042'],
    ['mmsi', '116122000'],
    ['call_sign', '12345'],
    ['un_locode', 'CAH1L'],
    ['ror', 'https://ror.org/02qa1x783'],
    ['ror', '02qa1x782'],
    ['orcid', 'https://orcid.org/0000-0002-1825-0098'],
    ['crossref_funder', 'https://doi.org/10.1000/501100000038'],
    ['ices_code', '18D'],
  ] as const)('refuses %s %s', (scheme, text) => {
    expect(isIdentifier(scheme, text)).toBe(false);
  });

  it('notices every wrong digit of ROR and ORCID', () => {
    fc.assert(
      fc.property(fc.constantFrom(...checked), fc.nat(40), fc.nat(9), (scheme, at, digit) => {
        const { example } = identifierSchemes[scheme];
        const position = example.length - 1 - (at % 6);
        const changed = example.slice(0, position) + String(digit) + example.slice(position + 1);
        fc.pre(/\d/.test(example[position]!) && changed !== example);
        expect(isIdentifier(scheme, changed)).toBe(false);
      }),
    );
  });
});

describe('the standing of an identifier', () => {
  const of = (
    value: string | null,
    ...confidences: readonly ('high' | 'medium' | 'low')[]
  ): WithIdentifiers => ({
    ices_code: value,
    identifier_sources: confidences.map((confidence, index) => ({
      scheme: 'ices_code',
      value: `18C${index}`,
      source: 'a list',
      confidence,
    })),
  });
  const standing = (row: WithIdentifiers) => identifierState(row, 'ices_code').standing;

  it('is unknown, settled, to confirm or conflicting', () => {
    expect(standing(of(null))).toBe('unknown');
    expect(standing(of(null, 'low', 'high'))).toBe('conflicting');
    expect(standing(of('18C0', 'high'))).toBe('settled');
    expect(standing(of('18C0', 'medium'))).toBe('to_confirm');
    expect(standing(of('18ZZ', 'low'))).toBe('settled');
  });

  it('is settled once an administrator has chosen, with the other value kept', () => {
    const row = of(null, 'low', 'high');
    const chosen = { ...row, ...chooseIdentifier(row, 'ices_code', '18C0') };
    expect(standing(chosen)).toBe('settled');
    expect(identifierState(chosen, 'ices_code').candidates.map(({ confidence }) => confidence)).toEqual([
      'confirmed',
      'high',
    ]);
  });
});
