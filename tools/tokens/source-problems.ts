import ts from 'typescript';
import { isRawColor } from './css-color.ts';
import { valueParts } from './css-value.ts';

const REASON = /\bno token( in this file)?: *\S/;

/** Whether a text consists only of a colour. */
function isColorText(text: string): boolean {
  const [part, ...rest] = valueParts(text.trim());
  return (
    part !== undefined &&
    rest.every(({ functions }) => functions.length > 0) &&
    isRawColor(part) &&
    /^#|\(/.test(text)
  );
}

/**
 * Returns the raw colours in TypeScript code, with their lines. A comment `no token: …` on the line above excuses a
 * colour, and `no token in this file: …` excuses all colours of a file.
 */
export function sourceProblems(file: string, code: string): string[] {
  // Most files contain no colour, so they need no syntax tree.
  if (!/['"`](#[\da-f]{3,8}['"`]|(rgb|hsl|hwb|ok|la|lc|color\())/i.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lines = code.split('\n');
  const problems: string[] = [];
  if (lines.some((line) => REASON.exec(line)?.[1])) return problems;
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && isColorText(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (!REASON.test(lines[line - 1] ?? ''))
        problems.push(`${file}:${line + 1} ${node.text}: set it in a style sheet, by a token`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
