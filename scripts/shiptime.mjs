import { runOnWantedNode } from './node-version.mjs';

const main = async () => {
  const { launch } = await import('./project.mjs');
  const { ensureInstalled, portal } = await import('./install.mjs');
  const { buildServer } = await import('./build-changed.mjs');
  await launch(async () => {
    await ensureInstalled(portal);
    await buildServer();
    await import(new URL('../server/dist/cli.js', import.meta.url).href);
  });
};

void runOnWantedNode(main);
