import { buildPages, buildServer, compressPages } from './build-changed.mjs';
import { ensureInstalled, portal } from './install.mjs';
import { launch, Stopped } from './project.mjs';

const say = (error) => {
  if (!(error instanceof Stopped)) console.error(error.message);
};

export const startPortal = () =>
  launch(async () => {
    await ensureInstalled(portal);
    const pages = buildPages();
    pages.catch(() => undefined);
    await buildServer().catch(async (error) => {
      await pages.catch(say);
      throw error;
    });
    process.env.NODE_ENV ||= 'production';
    const { serve } = await import(new URL('../server/dist/serve.js', import.meta.url).href);
    await serve(pages);
    await compressPages({ aside: true }).catch(say);
  });
