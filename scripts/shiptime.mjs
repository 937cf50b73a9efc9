import { runOnWantedNode } from './node-version.mjs';

const main = async () => {
  const { runLauncher } = await import('./project.mjs');
  const { ensureInstalled, portalWorkspaces } = await import('./install.mjs');
  const { buildServer } = await import('./build-changed.mjs');
  await runLauncher(async () => {
    await ensureInstalled(portalWorkspaces);
    await buildServer();
    await import(new URL('../server/dist/cli.js', import.meta.url).href);
  });
};

void runOnWantedNode(main);
