import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@shiptime/domain/shared/text';

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const filesByPath: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = [
  [/^\/my-requests$/, ['my-applications-page', 'texts-application', 'texts-guests', 'texts-plans']],
  [/^\/request\/\d+$/, ['application-form-page', 'texts-application', 'texts-vessels']],
];

const readManifest = (webDirectory: string): Manifest => {
  const file = path.join(webDirectory, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

const filesNeededBy = (manifest: Manifest, key: string): readonly string[] => {
  const keys = new Set([key]);
  for (const each of keys) for (const imported of manifest[each]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((each) => manifest[each]?.file ?? []);
};

export const createPreloads = (webDirectory: string) => {
  const manifest = readManifest(webDirectory);
  const keyByName = new Map(Object.entries(manifest).map(([key, { name = key }]) => [name, key]));
  const inHtml = new Set(filesNeededBy(manifest, 'index.html'));
  return (html: string, pagePath: string, language: Language): string => {
    const [, names = []] = filesByPath.find(([pattern]) => pattern.test(pagePath)) ?? [];
    const keys = ['texts-start', ...names].flatMap(
      (name) => keyByName.get(name.startsWith('texts-') ? `${name}-${language}` : name) ?? [],
    );
    const files = new Set(keys.flatMap((key) => filesNeededBy(manifest, key)));
    const links = [...files]
      .filter((file) => !inHtml.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
};
