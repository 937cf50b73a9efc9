import { runOnWantedNode } from './node-version.mjs';

const build = async () => {
  const { launch } = await import('./project.mjs');
  const { ensureInstalled, portal } = await import('./install.mjs');
  const { buildChanged } = await import('./build-changed.mjs');
  await launch(async () => {
    await ensureInstalled(portal);
    await buildChanged();
  });
};

void runOnWantedNode(build);
