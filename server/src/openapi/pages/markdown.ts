import { Marked } from 'marked';
import type { Language } from '@shiptime/domain/shared/text';
import { escapeHtml, Html } from './html.ts';

export const addLanguageParameter = (language: Language, address: string): string =>
  address.replace(/^(\/[^?#]*)(?=$|#)/, `$1?lang=${language}`);

const markdownIn = (language: Language): Marked =>
  new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ depth, tokens }) {
        const [, title = '', place] =
          /^(.*?)(?: \{#([\w-]+)\})?$/.exec(this.parser.parseInline(tokens)) ?? [];
        return `<h${depth}${place === undefined ? '' : ` id="${place}"`}>${title}</h${depth}>\n`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
      link({ href, tokens }) {
        return `<a href="${escapeHtml(addLanguageParameter(language, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });

const markdown = { en: markdownIn('en'), fr: markdownIn('fr') };

export const renderMarkdown = (language: Language, text: string): Html =>
  new Html(
    (markdown[language].parse(text) as string)
      .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>'),
  );

export const renderLine = (language: Language, text: string | undefined): Html =>
  new Html(text === undefined ? '' : (markdown[language].parseInline(text) as string));
