import { checkNode } from './node-version.mjs';

const main = async () => {
  const { launch } = await import('./project.mjs');
  const { ensureInstalled } = await import('./install.mjs');
  const { buildChanged } = await import('./build-changed.mjs');
  await launch(async () => {
    await ensureInstalled();
    await buildChanged(['server']);
    await import(new URL('../server/dist/cli.js', import.meta.url).href);
  });
};

if (checkNode()) void main();
