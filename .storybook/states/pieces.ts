import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { fieldOf, parseTsx } from '../../tools/test-runner/stories/syntax.ts';
import { MAX_EXCEPTIONS } from './exceptions.ts';

const SRC = join(import.meta.dirname, '../../src');

/** Components that do not need their own page, each with the reason. Ten at most. */
const NOT_PIECES: Readonly<Record<string, string>> = {
  'ui/feedback/error-boundary': 'catches errors and draws nothing',
  'ui/form/field': 'the frame inside each of the form fields',
  'ui/form/field-error': 'the line inside each of the form fields',
  'ui/layout/below-viewport': 'renders its children a frame later and draws nothing',
  'ui/layout/visually-hidden': 'for screen readers alone',
  'ui/list/render-in-slices': 'renders its children over several frames and draws nothing',
  'ui/overlay/popup-host': 'the place where questions open: in the story Feedback, Question',
  'ui/overlay/toaster': 'the place where toasts open: in the story Feedback, Toast of each type',
  'components/event-list/view-choices': 'the content of the View menu: in the story Lists of events, Cards',
  'components/loading/optional-section': 'leaves out what failed and draws nothing',
};

const read = (file: string) => parseTsx(readFileSync(join(SRC, file), 'utf8'));

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

const isExported = (node: ts.HasModifiers) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Returns the components that a file exports. */
function exportedComponents(source: ts.SourceFile): string[] {
  return source.statements
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
        return isExported(statement) && statement.name ? [statement.name.text] : [];
      if (ts.isVariableStatement(statement) && isExported(statement))
        return statement.declarationList.declarations.flatMap(({ name }) =>
          ts.isIdentifier(name) ? [name.text] : [],
        );
      return [];
    })
    .filter(isComponentName);
}

/** Returns the title of a story file from its default export. */
export function titleOf(source: ts.SourceFile): string {
  const title = fieldOf(source.statements.find(ts.isExportAssignment)?.expression, 'title');
  return title && ts.isStringLiteral(title) ? title.text : '';
}

/** Returns what a story file imports from files next to it, as `path#name`, or `path#*` for everything. */
function importedBy(file: string, source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('.') || !bindings) return [];
    const path = join(dirname(file), from);
    if (ts.isNamespaceImport(bindings)) return [`${path}#*`];
    return bindings.elements.map(({ propertyName, name }) => `${path}#${(propertyName ?? name).text}`);
  });
}

/**
 * Determines which components of `ui` and `components` some story renders alone, under the title `Pieces`.
 */
function pieces() {
  const components = globSync('{ui,components}/**/*.tsx', { cwd: SRC })
    .filter((file) => !/\.(stories|test|test-help)\.tsx$/.test(file))
    .sort()
    .flatMap((file) =>
      exportedComponents(read(file)).map((name) => ({ path: file.replace(/\.tsx$/, ''), name })),
    );
  const rendered = new Set(
    globSync('**/*.stories.tsx', { cwd: SRC }).flatMap((file) => {
      const source = read(file);
      return titleOf(source).startsWith('Pieces/') ? importedBy(file, source) : [];
    }),
  );
  const isShown = ({ path, name }: (typeof components)[number]) =>
    rendered.has(`${path}#${name}`) || rendered.has(`${path}#*`);
  const label = ({ path, name }: (typeof components)[number]) => `${name} in src/${path}`;
  const possible = components.filter(({ path }) => !(path in NOT_PIECES));
  const missing = possible.filter((component) => !isShown(component));
  return {
    shown: possible.length - missing.length,
    missing: missing.map(label),
    needless: Object.keys(NOT_PIECES).filter(
      (path) => !components.some((component) => component.path === path && !isShown(component)),
    ),
  };
}

/** Prints how many components have a page, and names those that have none. */
export function piecesAreWhole(): boolean {
  const { shown, missing, needless } = pieces();
  const exceptions = Object.keys(NOT_PIECES).length;
  console.log(
    `${shown} of ${shown + missing.length} components have a page of their own under Pieces. ${exceptions} are excepted.`,
  );
  for (const name of missing) console.error(`  no page under Pieces shows ${name}`);
  for (const path of needless) console.error(`  ${path} needs no exception`);
  const tooMany = exceptions > MAX_EXCEPTIONS;
  if (tooMany) console.error(`There are more than ${MAX_EXCEPTIONS} exceptions.`);
  return missing.length === 0 && needless.length === 0 && !tooMany;
}
