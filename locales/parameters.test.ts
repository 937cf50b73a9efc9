import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The generated types do not check parameters, so this test reads each call of `t` with a literal key. */
const here = import.meta.dirname;
const source = path.resolve(here, '../web/src');

type Texts = { readonly [key: string]: string | Texts };
const texts = Object.fromEntries(
  readdirSync(path.join(here, 'en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(path.join(here, 'en', file), 'utf8')) as Texts,
    ]),
);

const textOf = (namespace: string, key: string): string | null => {
  const [ns, name] = key.includes(':') ? (key.split(':') as [string, string]) : [namespace, key];
  const look = (wanted: string): string | Texts | undefined =>
    wanted
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        texts[ns],
      );
  const found = look(name) ?? look(`${name}_other`);
  return typeof found === 'string' ? found : null;
};

const asked = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '');

const literals = (node: ts.Expression): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...literals(node.whenTrue), ...literals(node.whenFalse)] : [];
};

/** Names of the parameters given; null if they come from a variable or a spread. */
const given = (node: ts.Expression | undefined): ReadonlySet<string> | null => {
  if (node === undefined) return new Set();
  if (!ts.isObjectLiteralExpression(node)) return null;
  if (node.properties.some(ts.isSpreadAssignment)) return null;
  return new Set(node.properties.flatMap(({ name }) => (name ? [name.getText()] : [])));
};

/** Maps the name of each `t` function to its namespace, as in `const { t } = useTranslation('plans')`. */
const speakersIn = (file: ts.SourceFile): ReadonlyMap<string, string> => {
  const speakers = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
      const { expression, arguments: args } = node.initializer;
      const [first] = args;
      if (expression.getText() === 'useTranslation' && first && ts.isObjectBindingPattern(node.name)) {
        const namespace = ts.isArrayLiteralExpression(first) ? first.elements[0] : first;
        const t = node.name.elements.find(
          ({ propertyName, name }) => (propertyName ?? name).getText() === 't',
        );
        if (t && namespace && ts.isStringLiteralLike(namespace))
          speakers.set(t.name.getText(), namespace.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return speakers;
};

const uses = { seen: 0 };

const missingIn = (file: ts.SourceFile): readonly string[] => {
  const missing: string[] = [];
  const speakers = speakersIn(file);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const namespace = speakers.get(node.expression.text);
      const [key, params] = node.arguments;
      const names = namespace && key ? given(params) : null;
      if (namespace && key && names) {
        for (const each of literals(key)) {
          const text = textOf(namespace, each);
          if (text === null) continue;
          uses.seen += 1;
          for (const name of asked(text))
            if (!names.has(name)) missing.push(`${path.basename(file.fileName)}: ${each} without ${name}`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return missing;
};

describe('the texts of the pages', () => {
  it('are given everything that they name', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
    const missing = files.flatMap((name) => {
      const file = path.join(source, name);
      return missingIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
    });
    expect(missing).toEqual([]);
    expect(uses.seen).toBeGreaterThan(1000);
  });
});
