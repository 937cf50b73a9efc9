import { elideBeforeNames } from './elision.ts';
import { keepEMailUnbroken } from './unbroken-e-mail.ts';

export type CatalogueTree = { readonly [key: string]: string | CatalogueTree };

/** The words for a key such as `applications:sections.funding` in the catalogue that `read` finds, parameters filled in. */
export const translateFrom = (
  read: (namespace: string) => CatalogueTree | undefined,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const [namespace = '', rest = ''] = key.split(':');
  const found = rest
    .split('.')
    .reduce<string | CatalogueTree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      read(namespace),
    );
  if (typeof found !== 'string') throw new Error(`no words for ${key}`);
  // Mails are written with the hyphen of a keyboard.
  const shown = namespace === 'mail' ? found : keepEMailUnbroken(found);
  const filled = shown.replaceAll(/\{\{(\w+)([^}]*)\}\}/g, (_, name: string, format: string) => {
    const value = String(params[name] ?? '');
    return format.includes('number') ? value.replace(/^-/, '\u2212') : value;
  });
  return elideBeforeNames(filled);
};
