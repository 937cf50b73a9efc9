import { buildPages, buildServer, compressPages } from './build-changed.mjs';
import { ensureInstalled, portalWorkspaces } from './install.mjs';
import { runLauncher, StoppedBySignalError } from './project.mjs';

const say = (error) => {
  if (!(error instanceof StoppedBySignalError)) console.error(error.message);
};

export const startPortal = () =>
  runLauncher(async () => {
    await ensureInstalled(portalWorkspaces);
    const pages = buildPages();
    pages.catch(() => undefined);
    await buildServer().catch(async (error) => {
      await pages.catch(say);
      throw error;
    });
    process.env.NODE_ENV ||= 'production';
    const { servePortal } = await import(new URL('../server/dist/serve.js', import.meta.url).href);
    await servePortal(pages);
    await compressPages({ aside: true }).catch(say);
  });
