import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface ScreenSource {
  path: string;
  /** The message id of the screen's title. */
  title: string;
  /** The module of the screen, relative to the repository and without an extension. */
  module: string;
}

const parse = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

/**
 * Returns every screen in the list SCREENS with its module. `code` contains the loaders that other files
 * share.
 */
export function screensIn(screens: { path: string; text: string }, code: { text: string }): ScreenSource[] {
  const loaders = declarationsIn(parse('code.ts', code.text));
  const source = parse(screens.path, screens.text);
  const declared = declarationsIn(source);
  const list = declared.get('SCREENS');
  if (!list || !ts.isArrayLiteralExpression(list)) throw new Error(`${screens.path} has no list SCREENS`);
  const resolve = (node: ts.Expression | undefined): string | null => moduleIn(node, declared, loaders);
  return list.elements
    .flatMap((element) => screensOf(element, '', resolve))
    .map((screen) => ({
      ...screen,
      module: join(dirname(screens.path), screen.module),
    }));
}

/** Returns the names that a file imports from generated code. */
export function generatedImports(text: string): string[] {
  return parse('file.tsx', text)
    .statements.filter(ts.isImportDeclaration)
    .filter(
      ({ moduleSpecifier: from }) => ts.isStringLiteral(from) && from.text.startsWith('@generated/api/'),
    )
    .flatMap(({ importClause }) => {
      const named = importClause?.namedBindings;
      return named && ts.isNamedImports(named)
        ? named.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [];
    });
}

/** Returns all identifiers and strings in the code of a file, without its comments. */
export function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse('file.tsx', text));
  return names;
}

/** Returns each story of a file with its string literals, such as `getEvent 404`. */
export function storiesIn(text: string): {
  title: string | null;
  stories: { name: string; texts: string[] }[];
} {
  const source = parse('file.stories.tsx', text);
  let title: string | null = null;
  const stories: { name: string; texts: string[] }[] = [];
  for (const statement of source.statements) {
    if (title === null) title = titleIn(statement);
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const { name, initializer } of statement.declarationList.declarations)
      stories.push({
        name: isExported ? name.getText() : '',
        texts: initializer ? textsIn(initializer) : [],
      });
  }
  return { title, stories };
}

function titleIn(node: ts.Node): string | null {
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'title' &&
    ts.isStringLiteral(node.initializer)
  )
    return node.initializer.text;
  return ts.forEachChild(node, titleIn) ?? null;
}

function textsIn(node: ts.Node): string[] {
  const texts: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isStringLiteralLike(one)) texts.push(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return texts;
}

function declarationsIn(source: ts.SourceFile): Map<string, ts.Expression> {
  const found = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }): [string, ts.Expression][] =>
      initializer ? [[name.getText(), initializer]] : [],
    );
  return new Map(found);
}

function screensOf(
  node: ts.Expression,
  parent: string,
  moduleOf: (node: ts.Expression | undefined) => string | null,
): ScreenSource[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const property = (name: string) =>
    node.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  const text = (name: string) => {
    const value = property(name);
    return value && ts.isStringLiteralLike(value) ? value.text : '';
  };
  const path = parent ? `${parent}/${text('path')}`.replace(/\/$/, '') : text('path');
  const module = moduleOf(property('load'));
  if (module === null) throw new Error(`the screen ${path} loads no module`);
  const children = property('children');
  const below = children && ts.isArrayLiteralExpression(children) ? [...children.elements] : [];
  return [{ path, title: text('title'), module }, ...below.flatMap((one) => screensOf(one, path, moduleOf))];
}

/** Returns the module that an expression imports. It follows constants of the same file and `code.name`. */
function moduleIn(
  node: ts.Node | undefined,
  declared: Map<string, ts.Expression>,
  loaders: Map<string, ts.Expression>,
): string | null {
  if (!node) return null;
  if (ts.isIdentifier(node)) return moduleIn(declared.get(node.text), declared, loaders);
  if (ts.isPropertyAccessExpression(node)) return moduleIn(loaders.get(node.name.text), declared, loaders);
  if (ts.isArrowFunction(node)) return moduleIn(node.body, declared, loaders);
  if (!ts.isCallExpression(node)) return null;
  const [first] = node.arguments;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return first && ts.isStringLiteral(first) ? first.text : null;
  return moduleIn(first, declared, loaders);
}
