import type { Language } from '@shiptime/domain/shared/text';
import type { OpenApiTranslate } from '../openapi-text.ts';
import { guidePath, guideNames, guideTitle } from './guides.ts';
import { Html, html } from './html.ts';
import { addLanguageParameter } from './markdown.ts';
import { docsPageStyles } from './styles.ts';

const others = { en: { code: 'fr', name: 'Français' }, fr: { code: 'en', name: 'English' } } as const;

type Framed = {
  readonly language: Language;
  readonly words: OpenApiTranslate;
  readonly title: string;
  readonly path: string;
  readonly links: string;
};

const contents = ({ language, words, path }: Framed): Html => {
  const entry = (address: string, text: string) =>
    html`<li>
      <a href="${addLanguageParameter(language, address)}" ${address === path && html` aria-current="page"`}
        >${text}</a
      >
    </li>`;
  return html`<nav aria-label="${words('pages.contents')}">
    <ul>
      ${guideNames.map((guide) => entry(guidePath(guide), guideTitle(language, guide)))}
      ${entry('/docs/resources', words('pages.resources'))}
      <li><a href="${addLanguageParameter(language, '/openapi.json')}">OpenAPI 3.1</a></li>
    </ul>
  </nav>`;
};

export const renderDocsPage = (body: Html, framed: Framed): string => {
  const { language, words, title, path, links } = framed;
  const other = others[language];
  return html`${new Html('<!doctype html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${words('pages.title')} · ${words('app:portal_name')}</title>
        ${new Html(links)}
        <style nonce="">
          ${new Html(docsPageStyles)}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">${words('app:skip')}</a>
        <header>
          <a class="portal" href="${addLanguageParameter(language, '/')}">${words('app:portal_name')}</a>
          <a href="${path}?lang=${other.code}" lang="${other.code}" hreflang="${other.code}">${other.name}</a>
        </header>
        <p class="bar">${words('pages.title')}</p>
        <div class="columns">
          ${contents(framed)}
          <main id="main" tabindex="-1">${body}</main>
        </div>
        <footer>
          <a href="${addLanguageParameter(language, '/support')}">${words('app:menu.support')}</a>
          <a href="${addLanguageParameter(language, '/legal/accessibility')}"
            >${words('app:footer.accessibility')}</a
          >
        </footer>
      </body>
    </html>`.text;
};
