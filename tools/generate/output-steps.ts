import ts from 'typescript';
import { edited, replaced } from '../edit-code/edited.ts';

/** Changes of a generated file, in order. */
type OutputStep = (source: string) => string;

/** Node runs the mock server, and does not resolve imports of folders. */
export const withFileImports: OutputStep = (source) =>
  source.replaceAll("'../../model'", "'../../model/index.ts'");

const KEY_ADDER = 'withQueryKey';

/** Takes the query key off each hook's result: nothing reads it there, and it would copy the result at every render. */
export const withPlainResults: OutputStep = (source) =>
  edited(source, (node) => {
    if (ts.isVariableStatement(node) && declaredBy(node).includes(KEY_ADDER)) return replaced(node, '');
    if (ts.isCallExpression(node) && node.expression.getText() === KEY_ADDER)
      return replaced(node, node.arguments[0]?.getText() ?? '');
    const [result] = ts.isIntersectionTypeNode(node) ? node.types : [];
    return result && ts.isTypeReferenceNode(result) && /QueryResult$/.test(result.typeName.getText())
      ? replaced(node, result.getText())
      : null;
  }) ?? source;

const HTTP = "'../../../src/api/http.ts'";

/** One function writes the query of each address, instead of one for each call. */
export const withSharedAddresses: OutputStep = (source) => {
  const shared = edited(source, (node) => {
    const [first] = ts.isBlock(node) ? node.statements : [];
    if (!first || !ts.isBlock(node) || !declaredBy(first).includes('normalizedParams')) return null;
    const last = node.statements.at(-1);
    if (!last || !ts.isReturnStatement(last) || !last.expression) return null;
    if (!ts.isConditionalExpression(last.expression)) return null;
    const address = last.expression.whenFalse.getText();
    return { start: first.getStart(), end: last.end, text: `return withQuery(${address}, params)` };
  });
  const http = `import { http } from ${HTTP};`;
  return shared?.replace(http, `import { withQuery } from '../../with-query.ts';\n${http}`) ?? source;
};

export const OUTPUT_STEPS: readonly OutputStep[] = [withFileImports, withPlainResults, withSharedAddresses];

/** What has a module of its own, so that a screen that does without it needs no code for it. */
const APART = {
  /** Reads a list page by page. */
  pages: (statement: ts.Statement) => declaredBy(statement).some((name) => name.includes('Infinite')),
  mutations: (statement: ts.Statement) => [...namesIn(statement)].some((name) => name.includes('Mutation')),
};

/** Divides a module of calls into the calls with their queries, its mutations, and its lists by pages. */
export function divided(source: string, name: string): Map<string, string> {
  const file = ts.createSourceFile(`${name}.ts`, source, ts.ScriptTarget.Latest, true);
  const imports = file.statements.filter(ts.isImportDeclaration);
  if (!imports.some(({ moduleSpecifier }) => moduleSpecifier.getText() === HTTP))
    return new Map([[name, source]]);
  const statements = file.statements.filter((statement) => !ts.isImportDeclaration(statement));
  const header = source.slice(0, imports[0]?.getStart());
  const kindOf = (statement: ts.Statement) => Object.entries(APART).find(([, is]) => is(statement))?.[0];
  const helpers = statements.filter((statement) => !isExported(statement));
  const exports = statements.filter(isExported);
  const calls = exports.filter((statement) => !kindOf(statement));

  function moduleOf(own: readonly ts.Statement[], isApart: boolean): string {
    const used = new Set(own.flatMap((statement) => [...namesIn(statement)]));
    const needed = helpers.filter((helper) => declaredBy(helper).some((one) => used.has(one)));
    const called = calls.flatMap(declaredBy).filter((call) => isApart && used.has(call));
    for (const helper of needed) for (const one of namesIn(helper)) used.add(one);
    const lines = [
      ...imports.flatMap((declaration) => usedPart(declaration, used)),
      ...(called.length > 0 ? [`import { ${called.join(', ')} } from './${name}.ts';`] : []),
    ];
    return `${header}${lines.join('\n')}\n${[...needed, ...own].map((one) => one.getFullText()).join('')}\n`;
  }

  const apart = Object.keys(APART).map((kind): [string, ts.Statement[]] => [
    kind,
    exports.filter((statement) => kindOf(statement) === kind),
  ]);
  return new Map([
    [name, moduleOf(calls, false)],
    ...apart
      .filter(([, own]) => own.length > 0)
      .map(([kind, own]): [string, string] => [`${name}-${kind}`, moduleOf(own, true)]),
  ]);
}

/** The import with only the names that are used. */
function usedPart(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  used: ReadonlySet<string>,
): string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  const names = bindings.elements.map(({ name }) => name.text).filter((one) => used.has(one));
  const type = importClause.isTypeOnly ? 'type ' : '';
  return names.length > 0 ? [`import ${type}{ ${names.join(', ')} } from ${moduleSpecifier.getText()};`] : [];
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child)) names.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}
