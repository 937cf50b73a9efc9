import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { projectRoot } from './package-root.ts';

const url = 'postgres://portal:secret@db.example:5432/portal';

test('needs no setting at all', () => {
  expect(readConfig({}, false)).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: path.join(projectRoot, '.data'),
    databaseUrl: undefined,
    demo: true,
    logLevel: 'warn',
    trustProxy: false,
    uniformAccountAnswers: false,
    checkAnswers: false,
  });
});

test('keeps the data of root outside of private folders', () => {
  expect(readConfig({}, true).dataDir).toBe('/var/lib/shiptime');
  expect(readConfig({ DATA_DIR: '/srv/portal' }, true).dataDir).toBe('/srv/portal');
});

test('is no demonstration on a database of its own, unless told', () => {
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ demo: false, logLevel: 'info' });
  expect(readConfig({ DATABASE_URL: url, DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ DEMO: '0' }).demo).toBe(false);
});

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ HOST: '192.0.2.7' }, 'HOST'],
  [{ PUBLIC_URL: 'https://ships.example' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'smtp://mail.example', HOST: '0.0.0.0' }, 'HOST, SMTP_URL'],
])('with %j it is a demonstration only if that is said outright', (environment, named) => {
  expect(() => readConfig(environment)).toThrow(`With ${named} this portal is for more than this machine`);
  expect(readConfig({ ...environment, DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ ...environment, DEMO: '0' }).demo).toBe(false);
  expect(readConfig({ ...environment, DATABASE_URL: url }).demo).toBe(false);
});

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'a demonstration is found at %s',
  (address) => expect(readConfig({ PUBLIC_URL: address }).demo).toBe(true),
);

test('counts an empty value as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
    demo: true,
  });
});

test.each([
  ['0', false],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
])('TRUST_PROXY=%s is %j', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test('TRUST_PROXY=1 believes the nearest proxy and nobody further away', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
  const isTrusted = trustProxy as (address: string, hop: number) => boolean;
  expect([0, 1, 2].map((hop) => isTrusted('203.0.113.9', hop))).toEqual([true, false, false]);
});

test('names the operator in both languages or not at all', () => {
  const both = { OPERATOR_EN: 'Marine Service', OPERATOR_FR: 'Service maritime' };
  expect(readConfig(both).operator).toEqual({ name_en: 'Marine Service', name_fr: 'Service maritime' });
  expect(readConfig({}).operator).toBeUndefined();
  expect(() => readConfig({ OPERATOR_EN: 'Marine Service' })).toThrow('set both or neither');
});

test('drops the slash at the end of PUBLIC_URL', () => {
  expect(readConfig({ PUBLIC_URL: 'https://ships.example/', DEMO: '0' }).publicUrl).toBe(
    'https://ships.example',
  );
});

describe('says in a sentence what is wrong', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [
      { DATABASE_URL: 'mysql://me:secret@x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ PUBLIC_URL: 'ships' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [{ DEMO: 'perhaps' }, 'DEMO must be 1 or 0, not "perhaps".'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [
      { PORT: 'x', DEMO: 'x' },
      'PORT must be a whole number from 0 to 65535, not "x".\nDEMO must be 1 or 0, not "x".',
    ],
  ])('%j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(expect.objectContaining({ message }));
  });
});

describe('a federation', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'ships',
    OIDC_CLIENT_SECRET: 'a secret of theirs',
    OIDC_NAME_EN: 'Marine Institute',
    OIDC_NAME_FR: 'Institut de la mer',
    PUBLIC_URL: 'https://ships.example',
    DEMO: '0',
  };

  test('is set up whole or not at all', () => {
    expect(readConfig(whole).federation).toEqual({
      issuer: 'https://login.example',
      clientId: 'ships',
      clientSecret: 'a secret of theirs',
      name_en: 'Marine Institute',
      name_fr: 'Institut de la mer',
      emailClaim: 'email',
      trustsEmails: false,
      acrValues: [],
      amrValues: [],
    });
    const strict = { ...whole, OIDC_ACR_VALUES: ' urn:strong phr ', OIDC_AMR_VALUES: 'mfa' };
    expect(readConfig(strict).federation).toMatchObject({
      acrValues: ['urn:strong', 'phr'],
      amrValues: ['mfa'],
    });
    expect(readConfig({ PUBLIC_URL: whole.PUBLIC_URL, DEMO: '0' }).federation).toBeUndefined();
  });

  test.each(Object.keys(whole).filter((name) => name !== 'DEMO'))('is refused without %s', (name) => {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow('belong together: set all, or none');
  });

  test.each(['http://login.example', 'login.example', 'ftp://login.example'])(
    'at %s is refused',
    (issuer) => {
      expect(() => readConfig({ ...whole, OIDC_ISSUER: issuer })).toThrow(/^OIDC_ISSUER must be/);
    },
  );

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000'])('at %s is for trying it here', (issuer) => {
    expect(readConfig({ ...whole, OIDC_ISSUER: issuer }).federation?.issuer).toBe(issuer);
  });
});

test.each(['SECRET_KEY', 'METRICS_TOKEN'])('%s is refused when it is short, and not repeated', (name) => {
  expect(() => readConfig({ [name]: 'too short' })).toThrow(/^\w+ must have at least \d+ characters\.$/);
});

test('SECRET_KEY of 32 characters is one', () => {
  const key = 'k'.repeat(32);
  expect(readConfig({ SECRET_KEY: key }).secretKey).toBe(key);
  expect(readConfig({}).secretKey).toBeUndefined();
});

test('CONNECTION_LIMIT is 4000 unless it is said', () => {
  expect(readConfig({}).connections).toBe(4000);
  expect(readConfig({ CONNECTION_LIMIT: '12' }).connections).toBe(12);
  expect(() => readConfig({ CONNECTION_LIMIT: '9' })).toThrow(
    'CONNECTION_LIMIT must be a whole number from 10',
  );
});
