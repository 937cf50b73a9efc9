import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFolderCycles } from './folder-cycles.mjs';
import { root } from './project.mjs';

const folders = ['domain/src', 'planner/src', 'server/src', 'server/test', 'web/src', 'locales'];
const whole = {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
};

const sourceFiles = () =>
  execFileSync('git', ['ls-files', ...folders], whole)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(path.join(root, file)));

const cruise = () => {
  const tool = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const how = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  try {
    return execFileSync(process.execPath, [tool, ...folders, ...how], whole);
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw error;
  }
};

const { modules, summary } = JSON.parse(cruise());
const read = new Set(modules.map(({ source }) => source));
const unread = sourceFiles().filter((file) => !read.has(file));
const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('server/test/');
const inside = (file) => folders.some((folder) => file.startsWith(`${folder}/`));
const cycles = findFolderCycles(
  modules
    .filter(({ source }) => inside(source) && !isTest(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter(([, to]) => inside(to)),
);
const around = cycles.flatMap(({ name, arrows }) => [
  `folders lead back to each other: ${name}`,
  ...arrows.map((arrow) => `  ${arrow}`),
]);

const findings = [...broken, ...unread.map((file) => `not read: ${file}`), ...around];
for (const line of findings) console.error(line);
console.log(
  `${read.size} modules read, ${broken.length} arrows broken, ${unread.length} files not read, ${cycles.length} cycles between folders`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
