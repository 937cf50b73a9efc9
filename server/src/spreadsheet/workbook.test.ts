import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { aWorkbookOf, aWorkbookWith } from '#test/factories/workbooks.ts';
import { readWorkbookParts } from '#test/workbook-parts.ts';
import { dayCell, dayFormat, type Sheet } from './sheet.ts';
import { createWorkbookStream } from './workbook.ts';

const rowsIn = async (bytes: Buffer, sheet = 0): Promise<unknown[][]> => {
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(bytes, { sheet })) rows.push(values);
  return rows;
};

const wide = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ header: `Column ${at}`, width: 30 }));

describe('cells', () => {
  it('are typed, under a header, and are read back as they were', async () => {
    const written = await aWorkbookOf({
      name: 'Été',
      columns: [
        { header: 'Nom' },
        { header: 'Jours', format: '0.00' },
        { header: 'Début', format: dayFormat },
        { header: 'Oui' },
      ],
      rows: [
        ['=1+1', 12.25, dayCell('2027-05-01'), true],
        ['@SUM(A1)', null, null, false],
      ],
    });
    expect(await rowsIn(written)).toEqual([
      ['Nom', 'Jours', 'Début', 'Oui'],
      ['=1+1', 12.25, dayCell('2027-05-01'), true],
      ['@SUM(A1)', null, null, false],
    ]);
  });

  it.each([
    ['marks of XML', '<b>&amp; "quoted" \'too\''],
    ['several lines, and spaces around', '  first\nsecond\r\nthird\t '],
    ['what looks like a code of these files', 'pH_x0041_ and _x000D_'],
    ['control characters', 'bell \u0007'],
    ['signs outside the first plane', '🐋 ᐃᓄᒃᑎᑐᑦ'],
  ])('hold texts with %s', async (_, text) => {
    const written = await aWorkbookOf({ name: 'Texts', columns: [{ header: 'Text' }], rows: [[text]] });
    expect((await rowsIn(written))[1]).toEqual([text]);
  });

  it('hold no more than the programs take', async () => {
    const text = 'é'.repeat(40_000);
    const written = await aWorkbookOf({ name: 'Texts', columns: [{ header: 'Text' }], rows: [[text]] });
    const [cell] = (await rowsIn(written))[1] as string[];
    expect([cell!.length, cell!.at(-1)]).toEqual([32_767, '…']);
  });

  it('have a colour of their own: dark text on a tint, with a bar of the colour', async () => {
    const colors = ['#008080', '#ff0000'];
    const written = await aWorkbookOf({
      name: 'Colours',
      columns: [
        { header: 'Status', colors },
        { header: 'Days', format: '0.00' },
      ],
      rows: [
        [{ text: 'Submitted', color: '#008080' }, 1.5],
        ['plain', 2],
        [{ text: 'Withdrawn', color: '#ff0000' }, 3],
      ],
    });
    const { rows, cells } = (await readXlsx(written, { readStyles: true })).sheets[0]!;
    expect(rows.map(([status]) => status)).toEqual(['Status', 'Submitted', 'plain', 'Withdrawn']);
    const coloursAt = (row: number) => {
      const style = cells?.get(`${row},0`)?.style;
      const fill = style?.fill?.type === 'pattern' ? style.fill.fgColor?.rgb : undefined;
      return [fill?.slice(-6).toLowerCase(), style?.border?.left?.color?.rgb?.slice(-6).toLowerCase()];
    };
    expect([1, 2, 3].map(coloursAt)).toEqual([
      ['bfdfdf', '008080'],
      [undefined, undefined],
      ['ffbfbf', 'ff0000'],
    ]);
  });
});

describe('a sheet', () => {
  const sheet: Sheet = {
    name: "Contraintes d'horaire",
    columns: [
      { header: 'Numéro', format: '0' },
      { header: 'Nombre minimal de couchettes' },
      { header: 'Résumé', width: 60 },
    ],
    rows: [
      [1, 'Une ligne\nune autre', 'x'],
      [2, null, null],
    ],
    titleColumns: 2,
  };
  const read = async () =>
    readWorkbookParts(await aWorkbookOf({ name: 'Premier', columns: [{ header: 'a' }], rows: [] }, sheet));

  it('has a bold header whose words are wrapped, and wrapped texts', async () => {
    const { look } = (await read()).sheet(sheet.name);
    for (const cell of ['A1', 'B1', 'C1']) expect(look(cell)).toEqual({ bold: true, wrapped: true });
    expect([look('A2'), look('B2')]).toEqual([
      { bold: false, wrapped: false },
      { bold: false, wrapped: true },
    ]);
  });

  it('keeps its header and the columns that say what a row is about in view, and can be filtered', async () => {
    const { is } = (await read()).sheet(sheet.name);
    expect([is('pane', 'state'), is('pane', 'xSplit'), is('pane', 'ySplit')]).toEqual(['frozen', '2', '1']);
    expect(is('autoFilter', 'ref')).toBe('A1:C3');
  });

  it('is set up for paper: landscape, as wide as the page, the same header and columns on each, numbered', async () => {
    const parts = await read();
    const { is, text } = parts.sheet(sheet.name);
    expect([
      is('pageSetup', 'orientation'),
      is('pageSetup', 'fitToWidth'),
      is('pageSetup', 'fitToHeight'),
    ]).toEqual(['landscape', '1', '0']);
    expect(is('pageSetUpPr', 'fitToPage')).toBe('1');
    expect(parts.printTitles(sheet.name)).toBe(
      "'Contraintes d''horaire'!$A:$B,'Contraintes d''horaire'!$1:$1",
    );
    expect(text('oddHeader')).toBe('&LShip time&R&A');
    expect(text('oddFooter')).toBe('&LShiptime&C2027-05-01&RPage &P of &N');
  });

  it('goes over several pages side by side where one page could not be read', async () => {
    const pages = async (count: number) =>
      readWorkbookParts(await aWorkbookOf({ name: 'Wide', columns: wide(count), rows: [], titleColumns: 2 }))
        .sheet('Wide')
        .is('pageSetup', 'fitToWidth');
    expect([await pages(7), await pages(12), await pages(40)]).toEqual(['1', '1', '4']);
  });

  it('does not say how far it reaches before its last row, and has a header also where there is no row', async () => {
    const { is, rows, headers, look } = (await read()).sheet('Premier');
    expect([is('dimension', 'ref'), is('autoFilter', 'ref'), rows, headers]).toEqual([
      null,
      'A1:A1',
      1,
      ['a'],
    ]);
    expect(look('A1').bold).toBe(true);
  });
});

describe('a workbook', () => {
  it('says what it is, who made it and in which language', async () => {
    const sheets = [{ name: 'a', columns: [{ header: 'a' }], rows: [] }];
    const bytes = await aWorkbookWith({
      title: 'Sel & eau',
      creator: 'Temps-navire',
      language: 'fr',
      sheets,
    });
    const { property, sheet } = readWorkbookParts(bytes);
    expect(['dc:title', 'dc:creator', 'dc:language'].map(property)).toEqual([
      'Sel & eau',
      'Temps-navire',
      'fr-CA',
    ]);
    expect(sheet('a').text('oddHeader')).toBe('&LSel && eau&R&A');
    expect(sheet('a').text('oddFooter')).toBe('&LTemps-navire&C2027-05-01&RPage &P sur &N');
  });

  it('reads the rows of a sheet when it is its turn, and ends with an error where they cannot be read', async () => {
    const read: string[] = [];
    const rows = async function* (name: string): AsyncGenerator<[string]> {
      read.push(name);
      yield [name];
      if (name === 'broken') throw new Error('no further');
    };
    const sheet = (name: string) => ({ name, columns: [{ header: 'a' }], rows: rows(name) });
    const written = await aWorkbookOf(sheet('one'), sheet('two'));
    expect([await rowsIn(written, 0), await rowsIn(written, 1)]).toEqual([
      [['a'], ['one']],
      [['a'], ['two']],
    ]);
    await expect(aWorkbookOf(sheet('broken'))).rejects.toThrow('no further');
    expect(read).toEqual(['one', 'two', 'broken']);
  });

  it('stops reading when nobody takes it any more', async () => {
    const steps: string[] = [];
    const endless = async function* (): AsyncGenerator<[string]> {
      try {
        for (steps.push('begun'); ;) yield ['x'.repeat(1000)];
      } finally {
        steps.push('ended');
      }
    };
    const stream = createWorkbookStream(() => ({
      title: 'a',
      creator: 'a',
      language: 'en',
      made: new Date(),
      sheets: [{ name: 'a', columns: [{ header: 'a' }], rows: endless() }],
    }));
    for await (const chunk of stream) if (chunk && steps.length > 0) break;
    await expect.poll(() => steps).toEqual(['begun', 'ended']);
  });
});
