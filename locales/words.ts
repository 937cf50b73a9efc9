import { elideBeforeNames } from './elision.ts';
import { keepEMailUnbroken } from './unbroken-e-mail.ts';

export type CatalogueTree = { readonly [key: string]: string | CatalogueTree };

/**
 * Looks up a key such as `applications:sections.funding` and fills in the parameters. `read` returns a
 * catalogue.
 */
export const translateKey = (
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
  // Only pages write "e-mail" with a non-breaking hyphen.
  const shown = namespace === 'mail' ? found : keepEMailUnbroken(found);
  const filled = shown.replaceAll(/\{\{(\w+)([^}]*)\}\}/g, (_, name: string, format: string) => {
    const value = String(params[name] ?? '');
    return format.includes('number') ? value.replace(/^-/, '\u2212') : value;
  });
  return elideBeforeNames(filled);
};
