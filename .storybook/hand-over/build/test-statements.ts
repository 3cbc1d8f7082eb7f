import ts from 'typescript';
import { parseSource } from '../../../tools/test-runner/stories/syntax.ts';
import type { TestName } from '../static-data.ts';

/** One place where a test names statements: `shows('…')`. */
export interface Showing {
  ids: string[];
  test: TestName;
  /** The texts of the same row, if `shows` is at the end of a row in a table of cases. */
  row: string[];
}

const TESTS = /^(test|it|describe|eachCase)$/;

/** Returns `test` for `test(…)`, `test.each(…)(…)` and `test.describe(…)`. */
function calledName({ expression }: ts.CallExpression): string {
  let callee: ts.Expression = expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** Whether a call is only the first part of `eachCase(…)(title, body)`, whose outer call has the title. */
const isCallee = (node: ts.CallExpression) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Fills a case's values into the placeholders of a table's title, such as `%s`. */
function fillIn(title: string, values: readonly string[]): string {
  let next = 0;
  return title.replaceAll(/%[sj]/g, (place) => values[next++] ?? place);
}

/** Finds every place in a test file that names statements, with the title of the test. */
export function showingsIn(file: string, source: string): Showing[] {
  const found: Showing[] = [];
  function visit(node: ts.Node, around: string): void {
    let title = around;
    if (ts.isCallExpression(node)) {
      if (TESTS.test(calledName(node)) && !isCallee(node)) title = textOf(node.arguments[0]) ?? around;
      if (calledName(node) === 'shows') found.push(showingOf(node, { file, title }));
    }
    ts.forEachChild(node, (child) => visit(child, title));
  }
  visit(parseSource(file, source), '');
  return found;
}

function showingOf({ arguments: ids, parent }: ts.CallExpression, { file, title }: TestName): Showing {
  const row = ts.isArrayLiteralExpression(parent) ? parent.elements.slice(0, -1) : [];
  const values = row.map((value) => textOf(value) ?? value.getText());
  return {
    ids: ids.flatMap((id) => textOf(id) ?? []),
    test: { file, title: fillIn(title, values) },
    row: row.flatMap((value) => textOf(value) ?? []),
  };
}

/** Returns the string properties of the object literals in a file, by name. */
export function textsIn(file: string, source: string): Record<string, string> {
  const texts: Record<string, string> = {};
  function visit(node: ts.Node): void {
    const value = ts.isPropertyAssignment(node) ? textOf(node.initializer) : undefined;
    if (ts.isPropertyAssignment(node) && value !== undefined) {
      const { name } = node;
      if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) texts[name.text] = value;
    }
    ts.forEachChild(node, visit);
  }
  visit(parseSource(file, source));
  return texts;
}
