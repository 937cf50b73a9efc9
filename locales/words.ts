import { unbroken } from './unbroken.ts';

export type Tree = { readonly [key: string]: string | Tree };

/** The words for a key such as `applications:sections.funding` in the catalogue that `read` finds, parameters filled in. */
export const wordsFrom = (
  read: (namespace: string) => Tree | undefined,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const [namespace = '', rest = ''] = key.split(':');
  const found = rest
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      read(namespace),
    );
  if (typeof found !== 'string') throw new Error(`no words for ${key}`);
  // Mails are written with the hyphen of a keyboard.
  const shown = namespace === 'mail' ? found : unbroken(found);
  return shown.replaceAll(/\{\{(\w+)([^}]*)\}\}/g, (_, name: string, format: string) => {
    const value = String(params[name] ?? '');
    return format.includes('number') ? value.replace(/^-/, '\u2212') : value;
  });
};
