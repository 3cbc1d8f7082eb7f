import { join } from 'node:path/posix';
import ts from 'typescript';
import { parseSource } from '../../tools/test-runner/stories/syntax.ts';

/** An export of a file. The name `*` means all exports. */
export interface ExportName {
  file: string;
  name: string;
}

/**
 * The names of its own file that a piece of code refers to, and the exports that it loads with `import()`.
 */
export interface References {
  names: Set<string>;
  loads: ExportName[];
}

export interface SourceFile {
  /** Maps each imported name to the export that it refers to. */
  imports: Map<string, ExportName>;
  /** Other files whose code runs when this file is loaded. */
  evaluates: string[];
  /** Maps each exported name to a name of this file, or to an export of another file. */
  exports: Map<string, string | ExportName>;
  reexportsAll: string[];
  /** Maps each top-level name of the file to what it refers to. */
  declarations: Map<string, References>;
  /** The references of the code that runs when the file is loaded. */
  onLoad: References;
}

/** Reads a file by its path from the root. Returns undefined if there is none. */
export type ReadFile = (path: string) => string | undefined;

const ALIASES: readonly [prefix: string, folder: string][] = [
  ['@generated/', 'generated/'],
  ['@mocks/', 'mocks/'],
  ['@tests/', 'tests/'],
  ['@storybook-site/', '.storybook/'],
  ['@/', 'src/'],
];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The repository's source files and their references to each other. */
export class SourceGraph {
  readonly #read: ReadFile;
  readonly #files = new Map<string, SourceFile | null>();

  constructor(read: ReadFile) {
    this.#read = read;
  }

  file(path: string): SourceFile | null {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const text = /\.tsx?$/.test(path) ? this.#read(path) : undefined;
    const file = text === undefined ? null : this.#parse(path, parseSource(path, text));
    this.#files.set(path, file);
    return file;
  }

  /**
   * Returns everything that code refers to, directly or indirectly, without following files for which
   * `stopsAt` is true.
   */
  reach(from: readonly ExportName[], stopsAt: (file: string) => boolean = () => false): Set<string> {
    const reached = new Set<string>();
    const queue: ExportName[] = [];
    const add = (one: ExportName) => {
      if (reached.has(keyOf(one))) return;
      reached.add(keyOf(one));
      if (!stopsAt(one.file)) queue.push(one);
    };
    from.forEach(add);
    for (let one = queue.pop(); one; one = queue.pop()) this.#referencesOf(one).forEach(add);
    return reached;
  }

  /** Returns what an export refers to, and what loading its file runs. */
  #referencesOf({ file: path, name }: ExportName): ExportName[] {
    const file = this.file(path);
    if (!file) return [];
    const onLoad = name === ON_LOAD ? this.resolve(path, file.onLoad) : [{ file: path, name: ON_LOAD }];
    const evaluated = file.evaluates.map((other) => ({ file: other, name: ON_LOAD }));
    return [...onLoad, ...evaluated, ...this.#declared(path, file, name)];
  }

  #declared(path: string, file: SourceFile, name: string): ExportName[] {
    if (name === '*')
      return [
        ...[...file.exports.keys()].map((one) => ({ file: path, name: one })),
        ...file.reexportsAll.map((other) => ({ file: other, name: '*' })),
      ];
    const exported = file.exports.get(name);
    if (typeof exported === 'object') return [exported];
    const own = file.declarations.get(exported ?? name);
    if (own) return this.resolve(path, own);
    return exported === undefined ? file.reexportsAll.map((other) => ({ file: other, name })) : [];
  }

  /** Resolves the names that a piece of code refers to, into exports of other files and names of its own file. */
  resolve(path: string, { names, loads }: References): ExportName[] {
    const file = this.file(path);
    const known = [...names].flatMap((name): ExportName[] => {
      const imported = file?.imports.get(name);
      if (imported) return [imported];
      return file?.declarations.has(name) ? [{ file: path, name }] : [];
    });
    return [...known, ...loads];
  }

  #locate(from: string, specifier: string): string | null {
    const [bare = ''] = specifier.split('?');
    const alias = ALIASES.find(([prefix]) => bare.startsWith(prefix));
    if (!alias && !bare.startsWith('.')) return null;
    const base = alias ? alias[1] + bare.slice(alias[0].length) : join(from, '..', bare);
    return ENDINGS.map((ending) => base + ending).find((path) => this.#read(path) !== undefined) ?? null;
  }

  #parse(path: string, source: ts.SourceFile): SourceFile {
    const file: SourceFile = {
      imports: new Map(),
      evaluates: [],
      exports: new Map(),
      reexportsAll: [],
      declarations: new Map(),
      onLoad: { names: new Set(), loads: [] },
    };
    const locate = (node: ts.Expression | undefined) =>
      node && ts.isStringLiteral(node) ? this.#locate(path, node.text) : null;
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) addImport(file, statement, locate(statement.moduleSpecifier));
      else if (ts.isExportDeclaration(statement))
        addExport(file, statement, locate(statement.moduleSpecifier));
      else addDeclaration(file, statement, (node) => this.references(path, node));
    }
    return file;
  }

  /**
   * Returns the references of a node, including those of types, because a constant that only types refer to
   * is in use.
   */
  references(path: string, node: ts.Node): References {
    const names = new Set<string>();
    const loads: ExportName[] = [];
    const visit = (one: ts.Node): void => {
      if (isDynamicImport(one)) {
        const [specifier] = one.arguments;
        const file = specifier && ts.isStringLiteral(specifier) ? this.#locate(path, specifier.text) : null;
        if (file) loads.push(...namesTaken(one).map((name) => ({ file, name })));
      }
      if (ts.isIdentifier(one) && !isMemberName(one)) names.add(one.text);
      ts.forEachChild(one, visit);
    };
    visit(node);
    return { names, loads };
  }
}

const ON_LOAD = '(on load)';

const keyOf = ({ file, name }: ExportName) => `${file}#${name}`;

function addImport(file: SourceFile, { importClause }: ts.ImportDeclaration, from: string | null): void {
  if (!from) return;
  if (importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) file.evaluates.push(from);
  if (importClause?.name) file.imports.set(importClause.name.text, { file: from, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    file.imports.set(bindings.name.text, { file: from, name: '*' });
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName } of bindings.elements)
      file.imports.set(name.text, { file: from, name: (propertyName ?? name).text });
}

function addExport(
  file: SourceFile,
  { exportClause, isTypeOnly }: ts.ExportDeclaration,
  from: string | null,
): void {
  if (from && !isTypeOnly) file.evaluates.push(from);
  if (!exportClause && from) file.reexportsAll.push(from);
  if (exportClause && ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) {
      const own = (propertyName ?? name).text;
      file.exports.set(name.text, from ? { file: from, name: own } : own);
    }
}

function addDeclaration(
  file: SourceFile,
  statement: ts.Statement,
  references: (node: ts.Node) => References,
): void {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const declare = (name: string, node: ts.Node) => {
    file.declarations.set(name, references(node));
    if (isExported) file.exports.set(name, name);
  };
  if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations)
      for (const name of boundNames(declaration.name)) declare(name, declaration);
    return;
  }
  if (isNamedDeclaration(statement) && statement.name) {
    declare(statement.name.text, statement);
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
      file.exports.set('default', statement.name.text);
    return;
  }
  if (ts.isExportAssignment(statement)) {
    file.declarations.set('default', references(statement));
    file.exports.set('default', 'default');
    return;
  }
  const { names, loads } = references(statement);
  for (const name of names) file.onLoad.names.add(name);
  file.onLoad.loads.push(...loads);
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

const isNamedDeclaration = (node: ts.Statement) =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/**
 * Whether an identifier is a property name, such as `b` of `a.b`, `{ b: 1 }` or `<a b="1">`, and so no name
 * of the file.
 */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name === node;
  return ts.isBindingElement(parent) && parent.propertyName === node;
}

/** Returns the exports taken from `import()` if the code names them, or `*` for all of them. */
function namesTaken(call: ts.CallExpression): string[] {
  let { parent } = call;
  while (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent;
  const pattern = ts.isVariableDeclaration(parent) ? parent.name : thenParameter(parent);
  if (pattern && ts.isObjectBindingPattern(pattern))
    return pattern.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
  if (ts.isPropertyAccessExpression(parent) && parent.name.text !== 'then') return [parent.name.text];
  return ['*'];
}

function thenParameter(parent: ts.Node): ts.BindingName | null {
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== 'then') return null;
  const [callback] = ts.isCallExpression(parent.parent) ? parent.parent.arguments : [];
  const [parameter] = callback && ts.isArrowFunction(callback) ? callback.parameters : [];
  return parameter?.name ?? null;
}
