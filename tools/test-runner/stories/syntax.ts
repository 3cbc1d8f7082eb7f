import ts from 'typescript';

export const parseSource = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

export const parseTsx = (source: string): ts.SourceFile => parseSource('file.tsx', source);

/** Returns every node of that kind within a node, including the node itself. */
export function nodesIn<Node extends ts.Node>(
  root: ts.Node,
  isKind: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  function visit(node: ts.Node): void {
    if (isKind(node)) found.push(node);
    ts.forEachChild(node, visit);
  }
  visit(root);
  return found;
}

export const identifiersIn = (node: ts.Node): string[] =>
  nodesIn(node, ts.isIdentifier).map(({ text }) => text);

/** Returns what a file declares at its top level, by name. */
export function declarationsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const declarations = source.statements.flatMap((statement): [string, ts.Node][] => {
    if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.Node][] =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
    );
  });
  return new Map(declarations);
}

/** Returns the value of a field in an object literal. */
export function fieldOf(object: ts.Node | undefined, field: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.filter(ts.isPropertyAssignment).find(({ name }) => nameOf(name) === field)
    ?.initializer;
}

export const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
