import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const sheetWidth = 1560;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const writeContactSheet = async (
  browser: Browser,
  file: string,
  pictures: readonly { readonly name: string; readonly file: string }[],
  { columns, height }: { readonly columns: number; readonly height: number },
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 600 } });
  const cells = pictures.map(
    (picture) =>
      `<figure><figcaption>${escaped(picture.name)}</figcaption><div><img src="data:image/png;base64,${readFileSync(picture.file).toString('base64')}"></div></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 6px; background: #777; }
    figure { margin: 0; min-width: 0; } figcaption { font: 12px sans-serif; color: #fff; padding: 2px; }
    div { max-height: ${height}px; overflow: hidden; } img { display: block; max-width: 100%; }
  </style>${cells.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};
