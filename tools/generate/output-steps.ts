import ts from 'typescript';
import { edited, replaced } from '../edit-code/edit-code.ts';
import { declaredBy } from './declared-names.ts';
import { HTTP } from './divide-module.ts';

/** Changes the source text of a generated file. */
type OutputStep = (source: string) => string;

/** Replaces folder imports by file imports, because Node runs the mock server and cannot resolve folders. */
export const withFileImports: OutputStep = (source) =>
  source.replaceAll("'../../model'", "'../../model/index.ts'");

const KEY_ADDER = 'withQueryKey';

/**
 * Removes the query key from each hook's result, because nothing reads it and adding it copies the result at
 * every render.
 */
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

/** Makes all generated URL functions share one function that writes the query. */
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
