import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** `$CHROMIUM_PATH`, else an installed Chromium, else the one that comes inside npm. */
export const chromiumPath = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  // Its libraries are unpacked only where it believes to run in a function of that name.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
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
