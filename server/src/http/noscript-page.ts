import type { Language } from '@shiptime/domain/shared/text';
import { languages } from '@shiptime/domain/shared/text';

export type NoscriptPage = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly data: object;
  readonly body: string;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** Escapes `<`, so that no text can close the script element. */
const jsonIn = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export const addNoscriptPage = (html: string, page: NoscriptPage, language: Language): string => {
  const head = [
    `<link rel="canonical" href="${escape(inLanguage(page.address, language))}" />`,
    ...languages.map(
      (each) =>
        `<link rel="alternate" hreflang="${each}" href="${escape(inLanguage(page.address, each))}" />`,
    ),
    `<script type="application/ld+json">${jsonIn(page.data)}</script>`,
  ].join('');
  return html
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escape(page.description)}" />`,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `<noscript>${page.body}</noscript></body>`);
};
