import { execFileSync } from 'node:child_process';
import ts from 'typescript';

export type WordKind = 'comment' | 'title' | 'identifier';

/** A text for people: a comment, the title of a test, or an identifier. */
export interface SourceText {
  kind: WordKind;
  text: string;
  line: number;
}

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'eachCase']);

/** Lists hand-written source files below these paths that git tracks, or would track. */
export function listSourceFiles(paths: readonly string[] = []): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return listed
    .split('\n')
    .filter(
      (path) => /\.([cm]?[jt]sx?)$/.test(path) && !/^generated\/|^public\/mockServiceWorker/.test(path),
    );
}

/** Returns every comment, test title and distinct identifier of a file, in their order. */
export function readSourceTexts(path: string, code: string): SourceText[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const texts: (SourceText & { start: number })[] = [];
  const seenComments = new Set<number>();
  const seenNames = new Set<string>();

  const add = (kind: WordKind, text: string, start: number) =>
    texts.push({ kind, text, start, line: file.getLineAndCharacterOfPosition(start).line + 1 });

  const addComments = (ranges: ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (seenComments.has(pos)) continue;
      seenComments.add(pos);
      add('comment', plainComment(code.slice(pos, end)), pos);
    }
  };

  const visit = (node: ts.Node) => {
    // In the text of a JSX element, `//` does not start a comment.
    if (ts.isJsxText(node)) return;
    if (ts.isIdentifier(node) && !seenNames.has(node.text)) {
      seenNames.add(node.text);
      add('identifier', node.text, node.getStart(file));
    }
    const title = titleOf(node);
    if (title) add('title', title.getText(file).slice(1, -1), title.getStart(file));
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) children.forEach(visit);
    else {
      addComments(ts.getLeadingCommentRanges(code, node.pos));
      if (!isBeforeElementText(node)) addComments(ts.getTrailingCommentRanges(code, node.end));
    }
  };
  visit(file);
  return joinLineComments(
    texts.sort((a, b) => a.start - b.start),
    code,
  );
}

/** Splits a name into words: `fetchAPIKey` and `FETCH_API_KEY` are three words each. */
export function wordsIn(text: string): string[] {
  return (
    text
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .match(/[a-z]+/gi) ?? []
  ).map((word) => word.toLowerCase());
}

function plainComment(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$|^\/\//g, '')
    .replace(/\s*\n[\s*]*/g, ' ')
    .trim();
}

/** Returns the title of `test(…)`, `test.each(…)(…)`, `test.step(…)` and similar calls. */
function titleOf(node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node)) return null;
  let called: ts.Expression = node.expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  const [title] = node.arguments;
  if (!title || !ts.isIdentifier(called) || !TEST_FUNCTIONS.has(called.text)) return null;
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) ? title : null;
}

/** Whether a token is followed by the text of a JSX element, which is not code. */
function isBeforeElementText(token: ts.Node): boolean {
  if (token.kind === ts.SyntaxKind.CloseBraceToken) return ts.isJsxExpression(token.parent);
  if (token.kind !== ts.SyntaxKind.GreaterThanToken) return false;
  const { parent } = token;
  return (
    ts.isJsxOpeningLikeElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxOpeningFragment(parent) ||
    ts.isJsxClosingFragment(parent)
  );
}

/** Joins line comments on consecutive lines into one comment. */
function joinLineComments(texts: readonly SourceText[], code: string): SourceText[] {
  const lines = code.split('\n');
  const isWholeLine = (line: number) => lines[line - 1]?.trimStart().startsWith('//') === true;
  const joined: SourceText[] = [];
  let previousLine = Number.NaN;
  for (const { kind, text, line } of texts) {
    const last = joined.at(-1);
    const continues = line === previousLine + 1 && isWholeLine(previousLine) && isWholeLine(line);
    if (last && continues) last.text = `${last.text} ${text}`;
    else joined.push({ kind, text, line });
    previousLine = line;
  }
  return joined;
}
