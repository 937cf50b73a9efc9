import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import { environmentVariableNames } from '../config.ts';
import { exitCodes } from '../startup-error.ts';
import { projectRoot } from '../package-root.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const known = new Set(environmentVariableNames);
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

describe('a portal in service by these samples', () => {
  it('has neither the settings nor the backups in its image', () => {
    const kept = read('.dockerignore').split('\n');
    expect(kept).toEqual(expect.arrayContaining(['**/.env', '**/*.pem', 'docs/operations/backups']));
    expect(read('.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '*.pem', 'docs/operations/backups/']),
    );
  });

  it('proves its backups in a database that is made for it', () => {
    const { environment } = compose.services['portal']!;
    expect(environment?.['BACKUP_SCRATCH_URL']).toMatch(/\/shiptime_scratch$/);
    expect(compose.services['database']?.volumes?.join()).toContain(
      'scratch.sql:/docker-entrypoint-initdb.d/',
    );
    expect(read('docs/operations/scratch.sql')).toContain('create database shiptime_scratch;');
  });

  it('waits for a database that comes up later, however late', () => {
    const unit = read('docs/operations/shiptime.service');
    expect(unit).toContain('Restart=on-failure');
    expect(unit).toContain('StartLimitIntervalSec=0');
    const { databaseLost, databaseNewer } = exitCodes;
    expect(unit).toContain(`RestartPreventExitStatus=${databaseLost} ${databaseNewer}\n`);
  });

  it('is killed in a cluster only when its process is dead, and runs as the account of the image', () => {
    const [, deployment] = parseAllDocuments(read('docs/operations/kubernetes.yml')).map(
      (each) => each.toJS() as unknown,
    );
    expect(deployment).toMatchObject({
      kind: 'Deployment',
      spec: {
        template: {
          spec: {
            securityContext: { runAsUser: Number(/^USER (\d+):/m.exec(read('Dockerfile'))?.[1]) },
            containers: [
              {
                startupProbe: { httpGet: { path: '/healthz' } },
                livenessProbe: { httpGet: { path: '/healthz' } },
                readinessProbe: { httpGet: { path: '/readyz' }, failureThreshold: 3 },
                env: (expect.arrayContaining as (each: unknown[]) => unknown[])([
                  { name: 'NEW_DATABASE', value: '0' },
                ]),
              },
            ],
          },
        },
      },
    });
  });

  it('is asked for its measures under the name that the alert rules know', () => {
    const { scrape_configs: jobs } = parse(read('docs/operations/prometheus.yml')) as {
      scrape_configs: { job_name: string }[];
    };
    expect(jobs.map(({ job_name }) => job_name)).toEqual(['shiptime']);
    expect(read('docs/operations/alerts.yml')).toContain('up{job="shiptime"}');
  });

  it('lets the largest file through its proxy, as the page about it says', () => {
    const samples = [
      read('docs/operations/nginx.conf').match(/client_max_body_size (\d+)m;/),
      read('docs/operations/Caddyfile').match(/max_size (\d+)MB/),
      read('docs/operations/installing.md').match(/Bodies go up to (\d+) MB/),
    ].map((found) => Number(found?.[1]));
    expect(new Set(samples).size).toBe(1);
    expect(samples[0]! * 1e6).toBeGreaterThan(attachmentLimits.bytes);
  });

  it('has HTTP/2 with the nginx of Debian 12 and newer', () => {
    expect(read('docs/operations/nginx.conf')).toMatch(/listen 443 ssl http2;/);
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
    expect(environmentVariableNames.filter((name) => name !== 'NODE_ENV' && !told.has(name))).toEqual([]);
    expect(unknown(told)).toEqual([]);
  });

  it('lead to sections of the administration by the names that they have', () => {
    const { administration } = JSON.parse(read('locales/en/accounts.json')) as {
      administration: { sections: Record<string, string> };
    };
    const names = Object.values(administration.sections);
    for (const page of [...pages, 'docs/api.md', 'docs/privacy.md', 'docs/security.md']) {
      const named = [...read(page).matchAll(/Administration, ([A-Z][a-z]+(?: [a-z-]+)?)/g)].map(
        ([, name]) => name!,
      );
      const unheard = named.filter((name) => !names.some((each) => name.startsWith(each)));
      expect([page, unheard]).toEqual([page, []]);
    }
  });

  it('name no setting that there is not', () => {
    const others = new Set([
      'TARGET_DATABASE_URL',
      'DATABASE_PASSWORD',
      'PORTAL_PASSWORD',
      'PORTAL_NAME',
      'PORTAL_ADDRESS',
      'SHIPTIME_VERSION',
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
