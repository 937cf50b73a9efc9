import { buildChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './project.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

/** Installs and builds what is missing, then becomes the server. */
export const startPortal = () =>
  launch(async () => {
    stopWithNpm();
    await ensureInstalled();
    await buildChanged();
    process.env.NODE_ENV ||= 'production';
    await import(new URL('../server/dist/main.js', import.meta.url).href);
  });
