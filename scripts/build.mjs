import { runOnWantedNode } from './node-version.mjs';

const build = async () => {
  const { runLauncher } = await import('./project.mjs');
  const { ensureInstalled, portalWorkspaces } = await import('./install.mjs');
  const { buildIfChanged } = await import('./build-changed.mjs');
  await runLauncher(async () => {
    await ensureInstalled(portalWorkspaces);
    await buildIfChanged();
  });
};

void runOnWantedNode(build);
