import type { HeaderFooter, PageSetup } from 'hucre';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Sheet, Workbook } from './sheet.ts';

export const defaultColumnWidth = 12;

/** Margins in inches. */
const margins = { top: 0.75, bottom: 0.75, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 };

const charactersAcross = (inches: number): number => ((inches - 2 * margins.left) * 96) / 7 / 0.6;
const papers = { letter: charactersAcross(11), tabloid: charactersAcross(17) } as const;

const widthOf = (columns: Sheet['columns']): number =>
  columns.reduce((sum, { width }) => sum + (width ?? defaultColumnWidth), 0);

const paperOf = ({ columns, titleColumns = 0 }: Sheet) => {
  const all = widthOf(columns);
  if (all <= papers.letter) return { paperSize: 'letter', fitToWidth: 1 } as const;
  const titles = widthOf(columns.slice(0, titleColumns));
  const pages = Math.ceil((all - titles) / (papers.tabloid - titles));
  return { paperSize: 'tabloid', fitToWidth: Math.max(1, pages) } as const;
};

/** Print setup: the number of pages grows with the rows. */
export const pageSetup = (sheet: Sheet): PageSetup => ({
  ...paperOf(sheet),
  orientation: 'landscape',
  fitToPage: true,
  fitToHeight: 0,
  margins,
});

/** `&` starts a format code in headers and footers. */
const literally = (text: string): string => text.replaceAll('&', '&&');

const pageWords = (language: Language): string =>
  translate(language, 'export:pdf.page').replace('{page}', '&P').replace('{pages}', '&N');

export const headerFooter = ({ title, creator, language, made }: Workbook): HeaderFooter => ({
  oddHeader: `&L${literally(title)}&R&A`,
  oddFooter: `&L${literally(creator)}&C${made.toISOString().slice(0, 10)}&R${pageWords(language)}`,
});
