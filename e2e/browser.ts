import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Its own list of fonts names folders of another place. A browser that finds no font at all ends with the first letter: it gets
 * the machine’s and those that it brings.
 */
const listFonts = (folder: string): string => {
  const list = path.join(folder, 'fonts.conf');
  const folders = ['/usr/share/fonts', path.join(folder, 'fonts', 'fonts')];
  // Written beside and put in its place: each worker does so, and a browser of another may be reading it.
  const beside = `${list}.${process.pid}`;
  writeFileSync(
    beside,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((each) => `  <dir>${each}</dir>`).join('\n')}
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  renameSync(beside, list);
  return list;
};

/**
 * The one inside npm is unpacked into the folder for temporary files, and whatever stands there is taken for it: each version
 * has a folder of its own, so that no older one is.
 */
const unpacked = async (): Promise<string> => {
  const version = manifest.devDependencies['@sparticuz/chromium'];
  const folder = path.join(os.tmpdir(), `shiptime-chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  // Its libraries are unpacked only where it believes to run in a function of that name.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  process.env['FONTCONFIG_FILE'] ??= listFonts(folder);
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/** `$CHROMIUM_PATH`, else an installed Chromium, else the one that comes inside npm. */
export const chromiumPath = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  return unpacked();
};

/** Nothing is fetched from elsewhere, and containers have no sandbox to give. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
