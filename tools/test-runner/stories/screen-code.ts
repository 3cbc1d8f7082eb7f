import ts from 'typescript';
import { declarationsOf, fieldOf, nodesIn, parseTsx } from './syntax.ts';

/** A screen's path, and the import specifier of its module. */
export interface ScreenCode {
  path: string;
  specifier: string;
}

/** Returns the specifier in `() => import('…')`. */
function importedBy(node: ts.Node | undefined): string | undefined {
  if (!node || !ts.isArrowFunction(node) || !ts.isCallExpression(node.body)) return undefined;
  const { expression, arguments: given } = node.body;
  const [specifier] = given;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/**
 * Parses the screens in the tables of `src/app/routes`. The path of a nested screen includes the path of its
 * parent.
 */
export function parseScreens(screens: string, entries: string): ScreenCode[] {
  const views = declarationsOf(parseTsx(screens));
  const codes = declarationsOf(parseTsx(entries));

  /** A row names its module by a constant, by `lazyView(code.watch)` or by `lazyView(() => import('…'))`. */
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

/** Returns the URL paths in a file's texts. A value in a template literal becomes an underscore. */
const addressesIn = (text: string): string[] =>
  nodesIn(parseTsx(text), isText)
    .map((node) =>
      ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('_')
        : node.text,
    )
    .filter((address) => address.startsWith('/'))
    .map((address) => new URL(address, 'http://site').pathname);

/** Whether a screen is shown at a URL path, either as the screen itself or around a nested screen. */
function isAt(path: string, address: string): boolean {
  const [pattern, segments] = [segmentsOf(path), segmentsOf(address)];
  if (path.endsWith('/')) return segments.length === pattern.length;
  return pattern.every(
    (part, index) => segments[index] === part || (part.startsWith(':') && segments[index] !== undefined),
  );
}

/** The path of the screen that also shows all pages of a channel, which have other paths. */
const PAGE_VIEW = '/schedule';

/** Returns the screens at the URL paths in a text. */
export function screensNamedIn(text: string, screens: readonly ScreenCode[]): ScreenCode[] {
  const found = addressesIn(text).flatMap((address) => {
    const here = screens.filter(({ path }) => isAt(path, address));
    const isPage = here.length === 0 && segmentsOf(address).length === 1;
    return isPage ? screens.filter(({ path }) => path === PAGE_VIEW) : here;
  });
  return [...new Set(found)];
}
