import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../config.ts';
import { projectRoot } from '../package-root.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const known = new Set(settingNames);
const unknown = (names: Iterable<string | undefined>): string[] =>
  [...names].filter((name) => name !== undefined).filter((name) => !known.has(name));

type Service = {
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly depends_on?: object | readonly string[];
};
const compose = parse(read('docs/operations/compose.yml')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

describe('the samples for those who run a portal', () => {
  it('set nothing that the portal does not know', () => {
    const portal = Object.keys(compose.services['portal']?.environment ?? {});
    expect(portal).toContain('DATABASE_URL');
    expect(unknown(portal)).toEqual([]);
    const image = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' '),
    );
    const unit = [...read('docs/operations/shiptime.service').matchAll(/^Environment=(.+)$/gm)].flatMap(
      ([, line = '']) => line.split(' '),
    );
    expect([image.length, unit.length]).toEqual([4, 2]);
    expect(unknown([...image, ...unit].map((each) => each.split('=')[0]))).toEqual([]);
  });

  it('name services and volumes that are there', () => {
    const services = Object.keys(compose.services);
    expect(services).toEqual(['portal', 'database', 'mail', 'proxy']);
    for (const { depends_on = [], volumes = [] } of Object.values(compose.services)) {
      const needed = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on);
      expect(services).toEqual(expect.arrayContaining(needed));
      const named = volumes.map((each) => each.split(':')[0]!).filter((each) => !each.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('start what the build makes, and let live pages through at once', () => {
    for (const file of ['Dockerfile', 'docs/operations/shiptime.service'])
      expect(read(file)).toContain('server/dist/main.js');
    const nginx = read('docs/operations/nginx.conf');
    expect(nginx).toMatch(/live \{[^}]*proxy_buffering off;[^}]*\}/);
    expect(nginx.split('{').length).toBe(nginx.split('}').length);
    expect(read('docs/operations/Caddyfile')).toContain('flush_interval -1');
  });
});

describe('the pages about operating a portal', () => {
  const pages = [
    'docs/operations.md',
    ...readdirSync(path.join(projectRoot, 'docs/operations'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/operations/${file}`),
  ];

  it('have every setting in their table', () => {
    const table = read('docs/operations.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1]!)
      .join();
    const told = new Set([...table.matchAll(/`([A-Z_]{4,})`/g)].map(([, name]) => name));
    expect(settingNames.filter((name) => name !== 'NODE_ENV' && !told.has(name))).toEqual([]);
    expect(unknown(told)).toEqual([]);
  });

  it('name no setting that there is not', () => {
    const others = new Set([
      'TARGET_DATABASE_URL',
      'DATABASE_PASSWORD',
      'PORTAL_NAME',
      'PORTAL_ADDRESS',
      'SIGTERM',
      'LISTEN',
      'COPY',
    ]);
    for (const page of pages) {
      const named = [...read(page).matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(([, name]) => name!);
      expect([page, unknown(named.filter((name) => !others.has(name)))]).toEqual([page, []]);
    }
  });
});
