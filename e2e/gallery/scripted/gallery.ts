import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Language } from '../../words.ts';
import { writeContactSheet } from '../sheets.ts';
import type { SeededPortal } from '../stage/scene.ts';
import { dialogNamesInSource, dialogOpenings } from './all.ts';
import { reportLinesOf, openAllDialogs, type DialogReport, findUnopenedDialogs } from './run.ts';

type Asked = {
  readonly browser: Browser;
  readonly scene: SeededPortal;
  readonly languages: readonly Language[];
  readonly widths: readonly number[];
  readonly out: string;
  readonly names: readonly string[] | null;
};

const layoutOf = (width: number) =>
  width > 700 ? { columns: 3, height: 700, each: 9 } : { columns: 4, height: 844, each: 8 };

const writeSheets = async (
  { browser, out }: Asked,
  seen: readonly DialogReport[],
  language: Language,
  width: number,
) => {
  const layout = layoutOf(width);
  const shown = seen
    .filter((each) => each.language === language && each.width === width)
    .flatMap(({ name, files }) =>
      files.map((file) => ({ name: file.endsWith('-end.png') ? `${name}, its end` : name, file })),
    );
  for (let from = 0; from < shown.length; from += layout.each) {
    const number = String(from / layout.each).padStart(2, '0');
    const file = path.join(out, `dialogs-${language}-${width}-${number}.png`);
    await writeContactSheet(browser, file, shown.slice(from, from + layout.each), layout);
  }
};

const summaryOf = (
  seen: readonly DialogReport[],
  missing: readonly string[],
  { languages, widths, names }: Asked,
): string[] => {
  const all = dialogNamesInSource().filter((name) => names === null || names.includes(name));
  const opened = languages.flatMap((language) =>
    widths.map((width) => {
      const of = seen.filter((each) => each.language === language && each.width === width && !each.missed);
      return `${language} ${width}: ${of.length} openings`;
    }),
  );
  const faulty = seen.filter(({ faults }) => faults.length > 0);
  return [
    `${all.length - missing.length} of ${all.length} dialogs and drawers opened; ${opened.join(', ')}; ${faulty.length} with faults`,
    ...(missing.length > 0 ? [`not opened: ${missing.join(', ')}`] : []),
  ];
};

export const runDialogGallery = async (asked: Asked): Promise<boolean> => {
  const wanted = dialogOpenings.filter(({ name }) => asked.names === null || asked.names.includes(name));
  const seen: DialogReport[] = [];
  for (const language of asked.languages)
    seen.push(...(await openAllDialogs(wanted, { ...asked, language })));
  const each = asked.languages.flatMap((language) =>
    asked.widths.map((width) => seen.filter((one) => one.language === language && one.width === width)),
  );
  const missing = [...new Set(each.flatMap((of) => findUnopenedDialogs(wanted, of)))].filter(
    (name) => asked.names === null || asked.names.includes(name),
  );
  const lines = summaryOf(seen, missing, asked);
  writeFileSync(
    path.join(asked.out, 'dialogs.txt'),
    `${[...lines, ...seen.flatMap(reportLinesOf)].join('\n')}\n`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const language of asked.languages)
    for (const width of asked.widths) await writeSheets(asked, seen, language, width);
  return missing.length === 0;
};
