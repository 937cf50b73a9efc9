import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The font list in the Chromium package names missing folders, and without fonts Chromium crashes on the
 * first letter.
 */
const writeFontList = (folder: string): string => {
  const list = path.join(folder, 'fonts.conf');
  const folders = ['/usr/share/fonts', path.join(folder, 'fonts', 'fonts')];
  // Writes a temporary file and renames it, because other workers' browsers may be reading the list.
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
 * The npm package reuses an unpacked Chromium of any version, so each version gets its own temporary folder.
 */
const unpacked = async (): Promise<string> => {
  const version = manifest.devDependencies['@sparticuz/chromium'];
  const folder = path.join(os.tmpdir(), `shiptime-chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  // The package unpacks its libraries only if it believes that it runs in AWS Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  process.env['FONTCONFIG_FILE'] ??= writeFontList(folder);
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/** Path of Chromium: `$CHROMIUM_PATH`, else an installed one, else the one from npm. */
export const chromiumPath = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  return unpacked();
};

/** Disables background downloads, and the sandbox, which containers lack. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
