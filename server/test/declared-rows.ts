import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { statementKeyOf } from './checked-rows.ts';
import type { DeclaredColumn, DeclaredRow, DeclaredRows } from './checked-rows.ts';

const root = path.resolve(import.meta.dirname, '../..');

const kindOf = (type: ts.Type): string | null => {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return 'null';
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return 'object';
  return null;
};

const columnOf = (type: ts.Type, mayBeAbsent: boolean): DeclaredColumn | null => {
  const members = type.isUnion() ? type.types : [type];
  const kinds = members.map((member) =>
    member.isIntersection()
      ? (member.types.map(kindOf).find((kind) => kind !== 'object') ?? 'object')
      : kindOf(member),
  );
  if (kinds.some((kind) => kind === null)) return null;
  const texts = members.filter((_, index) => kinds[index] === 'string');
  const words =
    texts.length > 0 && texts.every((each) => each.isStringLiteral())
      ? texts.map((each) => (each as ts.StringLiteralType).value)
      : null;
  return { kinds: [...new Set(kinds as string[])], words, mayBeAbsent };
};

const selectsWhatIsAsked = (fragments: readonly string[]): boolean =>
  fragments.slice(0, -1).some((text) => /\bselect\s*$/i.test(text));

const rowOf = (
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  mayBeAbsent: boolean,
): DeclaredRow['columns'] | null => {
  const declared = checker.getTypeFromTypeNode(node);
  if (declared.flags & ts.TypeFlags.TypeParameter) return {};
  if (!(declared.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return null;
  const properties = checker.getPropertiesOfType(declared);
  return Object.fromEntries(
    properties.flatMap((property) => {
      const type = checker.getTypeOfSymbolAtLocation(property, node);
      const column = columnOf(type, mayBeAbsent || (property.flags & ts.SymbolFlags.Optional) !== 0);
      return column ? [[property.name, column] as const] : [];
    }),
  );
};

const fragmentsOf = (template: ts.TemplateLiteral): string[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];

const readFrom = (
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  found: Record<string, DeclaredRow[]>,
): void => {
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      node.tag.getText() === 'sql' &&
      node.typeArguments?.length === 1
    ) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const at = `${path.relative(root, file.fileName)}:${line + 1}`;
      const fragments = fragmentsOf(node.template);
      const columns = rowOf(checker, node.typeArguments[0]!, selectsWhatIsAsked(fragments));
      if (columns) (found[statementKeyOf(fragments)] ??= []).push({ at, columns });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
};

const sourcesIn = (directory: string): string[] =>
  readdirSync(path.join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(root, directory, name))
    .toSorted();

const analyse = (files: readonly string[]): DeclaredRows => {
  const { config } = ts.readConfigFile(path.join(root, 'server/tsconfig.json'), (name) =>
    ts.sys.readFile(name),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(root, 'server'));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found: Record<string, DeclaredRow[]> = {};
  for (const name of files) readFrom(program.getSourceFile(name)!, checker, found);
  return found;
};

const directory = path.join(root, 'node_modules/.cache/shiptime');
const noted = path.join(directory, 'declared-rows.json');

const digestOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of [...files, ...sourcesIn('domain/src'), import.meta.filename])
    hash.update(readFileSync(file));
  return hash.digest('hex');
};

export const noteDeclaredRows = (): void => {
  const files = sourcesIn('server/src');
  mkdirSync(directory, { recursive: true });
  writeFileSync(noted, JSON.stringify({ digest: digestOf(files), rows: analyse(files) }));
};

export const declaredRows = (): DeclaredRows => {
  if (!existsSync(noted)) return {};
  const { digest, rows } = JSON.parse(readFileSync(noted, 'utf8')) as { digest: string; rows: DeclaredRows };
  return digest === digestOf(sourcesIn('server/src')) ? rows : {};
};
