// Packs a tarball that installs without a registry; with `--folder` only creates its folder.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runOnWantedNode } from './node-version.mjs';

const read = (root, command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
};

const packRelease = async () => {
  const { LauncherProblem, runLauncher, buildStateFolder, root } = await import('./project.mjs');
  const { ensureInstalled, portalWorkspaces } = await import('./install.mjs');
  const { buildIfChanged } = await import('./build-changed.mjs');
  const { readCommit } = await import('./commit.mjs');
  const { listReleaseFiles, createReleaseManifest } = await import('./release-files.mjs');

  const requireCommitted = () => {
    if (process.env.SHIPTIME_COMMIT) return;
    if (read(root, 'git', ['status', '--porcelain']) !== '')
      throw new LauncherProblem('A release is of a commit: commit or remove your changes first.');
  };

  const fill = (folder) => {
    rmSync(folder, { recursive: true, force: true });
    for (const file of listReleaseFiles())
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true, verbatimSymlinks: true });
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(createReleaseManifest(), null, 2)}\n`);
    writeFileSync(path.join(folder, 'server/dist/commit'), readCommit() ?? '');
    const bill = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
    const { serialNumber: _, metadata, ...rest } = JSON.parse(read(root, 'npm', bill));
    const { timestamp: __, ...about } = metadata;
    writeFileSync(
      path.join(folder, 'sbom.cdx.json'),
      `${JSON.stringify({ ...rest, metadata: about }, null, 2)}\n`,
    );
  };

  const pack = (folder) => {
    const name = path.basename(folder);
    const tarball = `${folder}.tar.gz`;
    const day = read(root, 'git', ['log', '-1', '--format=@%ct']).trim();
    const owner = [
      `--mtime=${day}`,
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rw,go=rX',
    ];
    read(path.dirname(folder), 'tar', ['-I', 'gzip -n', '-cf', tarball, ...owner, name]);
    const sum = createHash('sha256').update(readFileSync(tarball)).digest('hex');
    writeFileSync(`${tarball}.sha256`, `${sum}  ${path.basename(tarball)}\n`);
    console.log(`${tarball}\n${sum}`);
  };

  await runLauncher(async () => {
    requireCommitted();
    await ensureInstalled(portalWorkspaces);
    await buildIfChanged();
    const { name, version } = createReleaseManifest();
    const releases = path.join(buildStateFolder, 'release');
    mkdirSync(releases, { recursive: true });
    const isFolder = process.argv.includes('--folder');
    const folder = path.join(
      releases,
      isFolder ? name : `${name}-${version}-${process.platform}-${process.arch}`,
    );
    fill(folder);
    if (!isFolder) pack(folder);
  });
};

void runOnWantedNode(packRelease);
