import ts from 'typescript';
import { edited, replaced } from '../edit-code/edit-code.ts';
import { declaredBy } from './declared-names.ts';
import { HTTP } from './divide-module.ts';

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
  return (
    shared?.replace(http, `import { withQuery } from '../../../src/api/with-query.ts';\n${http}`) ?? source
  );
};

export const OUTPUT_STEPS: readonly OutputStep[] = [withFileImports, withPlainResults, withSharedAddresses];
