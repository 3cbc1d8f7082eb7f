import ts from 'typescript';
import { declarationsOf, fieldOf, nodesIn, parseTsx } from './syntax.ts';

/** A screen's path, and what its code is imported by. */
export interface ScreenCode {
  path: string;
  specifier: string;
}

/** What `() => import('…')` imports. */
function importedBy(node: ts.Node | undefined): string | undefined {
  if (!node || !ts.isArrowFunction(node) || !ts.isCallExpression(node.body)) return undefined;
  const { expression, arguments: given } = node.body;
  const [specifier] = given;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** The screens of the tables in `src/app/routes`, a screen within another under the path of both. */
export function parseScreens(screens: string, entries: string): ScreenCode[] {
  const views = declarationsOf(parseTsx(screens));
  const codes = declarationsOf(parseTsx(entries));

  /** A row names its code by a constant, by `lazyView(code.watch)` or by `lazyView(() => import('…'))`. */
  function specifierOf(load: ts.Node | undefined): string | undefined {
    if (!load) return undefined;
    if (ts.isIdentifier(load)) return specifierOf(views.get(load.text));
    const [code] = ts.isCallExpression(load) ? load.arguments : [];
    return code && ts.isPropertyAccessExpression(code)
      ? importedBy(codes.get(code.name.text))
      : importedBy(code);
  }

  function read(rows: ts.Node | undefined, outer: string): ScreenCode[] {
    if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
    return rows.elements.flatMap((row) => {
      const own = fieldOf(row, 'path');
      if (!own || !ts.isStringLiteral(own)) return [];
      const path = outer + own.text;
      const specifier = specifierOf(fieldOf(row, 'load'));
      return [...(specifier ? [{ path, specifier }] : []), ...read(fieldOf(row, 'children'), `${path}/`)];
    });
  }
  return read(views.get('SCREENS'), '');
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;
const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** The addresses that a file's text names; what a template fills in is any segment. */
const addressesIn = (text: string): string[] =>
  nodesIn(parseTsx(text), isText)
    .map((node) =>
      ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('_')
        : node.text,
    )
    .filter((address) => address.startsWith('/'))
    .map((address) => new URL(address, 'http://site').pathname);

/** A screen is at an address if it is its own or begins it, as that of a screen within it does. */
function isAt(path: string, address: string): boolean {
  const [pattern, segments] = [segmentsOf(path), segmentsOf(address)];
  if (path.endsWith('/')) return segments.length === pattern.length;
  return pattern.every(
    (part, index) => segments[index] === part || (part.startsWith(':') && segments[index] !== undefined),
  );
}

/** Where the screen of all pages of a channel is, which have addresses of their own. */
const PAGE_VIEW = '/schedule';

/** The screens at the addresses that a text names. */
export function screensNamedIn(text: string, screens: readonly ScreenCode[]): ScreenCode[] {
  const found = addressesIn(text).flatMap((address) => {
    const here = screens.filter(({ path }) => isAt(path, address));
    const isPage = here.length === 0 && segmentsOf(address).length === 1;
    return isPage ? screens.filter(({ path }) => path === PAGE_VIEW) : here;
  });
  return [...new Set(found)];
}
