import ts from 'typescript';
import { parseSource } from '../../tools/test-runner/stories/syntax.ts';
import { type ReadFile, SourceGraph } from './source-graph.ts';

/** The product's entry points: its pages, its edge workers and its build. */
const ENTRIES = [
  'src/app/main.tsx',
  'src/app/early-preload.ts',
  'src/app/start-watch.ts',
  'edge/worker.ts',
  'edge/serve.ts',
  'tools/build/build.ts',
  'vite.config.ts',
];

const isProduct = (file: string) =>
  /^(src|edge|tools\/build)\//.test(file) && !/\.(test|test-help|stories)\.tsx?$/.test(file);
const isMock = (file: string) => file.startsWith('mocks/');

const TESTS = /^(test|it|describe|eachCase)$/;

/** Finds the product exports that a file's tests use, for each statement that the tests show. */
export class ProductUse {
  readonly #graph: SourceGraph;
  readonly #read: ReadFile;
  readonly #called: Set<string>;
  readonly #testFiles = new Map<string, ts.SourceFile | null>();

  constructor(read: ReadFile, entries: readonly string[] = ENTRIES) {
    const missing = entries.filter((file) => read(file) === undefined);
    if (missing.length > 0)
      throw new Error(`The product starts at files that are not there: ${missing.join(', ')}`);
    this.#read = read;
    this.#graph = new SourceGraph(read);
    this.#called = this.#graph.reach(
      entries.map((file) => ({ file, name: '*' })),
      isMock,
    );
  }

  /**
   * Returns the exports that a file's tests of a statement use but the product does not. Empty if one of
   * these tests needs no such export.
   */
  uncalled(testFile: string, statement: string): string[] {
    const source = this.#parse(testFile);
    if (!source) return [];
    const showing = callsShowing(source, statement);
    const byTest = (showing.length > 0 ? showing : [source]).map((node) =>
      this.#productUsedBy(testFile, node).filter((key) => !this.#called.has(key)),
    );
    return byTest.some((keys) => keys.length === 0) ? [] : [...new Set(byTest.flat())];
  }

  #parse(testFile: string): ts.SourceFile | null {
    const known = this.#testFiles.get(testFile);
    if (known !== undefined) return known;
    const text = this.#read(testFile);
    const source = text === undefined ? null : parseSource(testFile, text);
    this.#testFiles.set(testFile, source);
    return source;
  }

  #productUsedBy(testFile: string, node: ts.Node): string[] {
    const from = this.#graph.resolve(testFile, this.#graph.references(testFile, node));
    const reached = this.#graph.reach(from, isProduct);
    return [...reached].filter(
      (key) => isProduct(key.slice(0, key.indexOf('#'))) && !/#(\*|\(on load\))$/.test(key),
    );
  }
}

/** Returns the calls of `test`, `describe` and `eachCase` whose options or cases name the statement. */
function callsShowing(source: ts.SourceFile, statement: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node, around: ts.CallExpression | null): void => {
    const own = ts.isCallExpression(node) && TESTS.test(calledName(node)) && !isCallee(node) ? node : around;
    if (own && ts.isCallExpression(node) && calledName(node) === 'shows')
      if (node.arguments.some((id) => ts.isStringLiteralLike(id) && id.text === statement)) found.push(own);
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(source, null);
  return found;
}

/** Whether a call is only the first part of `eachCase(…)(title, body)`, whose outer call is the test. */
const isCallee = (node: ts.CallExpression) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;

/** Returns `test` for `test(…)`, `test.each(…)(…)` and `test.skip(…)`. */
function calledName({ expression }: ts.CallExpression): string {
  let callee: ts.Expression = expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) ? callee.text : '';
}
