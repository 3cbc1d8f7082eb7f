import ts from 'typescript';
import { declaredBy, namesIn } from './declared-names.ts';

/** The import of the mutator in every generated module of API calls. */
export const HTTP = "'../../../src/api/http.ts'";

/** Statements that go to separate modules, so that screens which do not need them load less code. */
const APART = {
  /** Paged lists use infinite queries. */
  pages: (statement: ts.Statement) => declaredBy(statement).some((name) => name.includes('Infinite')),
  mutations: (statement: ts.Statement) => [...namesIn(statement)].some((name) => name.includes('Mutation')),
};

/** Splits a generated module into API calls with their queries, mutations, and paged lists. */
export function divideModule(source: string, name: string): Map<string, string> {
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

/** Returns the import with only the names that are used. */
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
