import type { SeededRandom } from '../seeded-random.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)]);

const wrong: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => -1,
  () => 0,
  () => 0.1,
  () => 2 ** 31,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e308,
  () => '1e309',
  () => 'NaN',
  () => '0x10',
  () => [],
  () => ({}),
  () => [null],
  () => [[1], [[2]]],
  () => nested(40),
  () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}') as unknown,
  () => 'a\u0000b',
  () => '\uD800',
  () => '\u202Etxt.exe',
  () => '🧭'.repeat(300),
  () => 'é'.repeat(70_000),
  () => '-'.repeat(20_000),
  () => '2027-02-30',
  () => '0000-00-00',
  () => '10000-01-01',
  () => '2027-13-01T25:61:61Z',
  () => '-infinity',
  () => "1'; drop table users; --",
  () => '1 or 1=1',
  () => '%',
  () => '${7*7}{{7*7}}',
  () => '<img src=x onerror=alert(1)>',
  () => '=HYPERLINK("https://example.org")',
  () => '../../../../etc/passwd',
  () => 'http://169.254.169.254/latest/',
  () => '+1 902 555 0100',
  () => '１２',
];

export const wrongValue = (chance: SeededRandom): unknown => chance.of(wrong)();

const ids: readonly string[] = [
  ...['0', '-1', '01', '+1', '1.0', '1e1', '0x10', '9999999999', '99999999999', 'NaN', 'null'],
  ...[
    '%00',
    '%2e%2e%2f',
    '..%2f..',
    '%201',
    '1%20',
    "1'--",
    '１',
    '%F0%9F%A7%AD',
    '%C0%AF',
    '%',
    '1;2',
    'x'.repeat(3000),
  ],
];

export const anId = (chance: SeededRandom, malice: number): string =>
  !chance.happens(malice) ? String(1 + chance.below(60)) : chance.of(ids);
