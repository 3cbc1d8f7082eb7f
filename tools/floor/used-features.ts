import { dirname } from 'node:path';
import ts from 'typescript';

export interface Use {
  /** The names under which browser-compat data may list the feature, the most likely first. */
  names: string[];
  file: string;
  line: number;
}

const LIBRARY = `${dirname(ts.getDefaultLibFilePath({}))}/`;

/** Types of TypeScript's libraries that browser-compat data lists under another name. */
const SAME_AS: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  PromiseLike: 'Promise',
};

const interfaceName = (name: string) => {
  const plain = name.replace(/(?<=.)Constructor$/, '');
  return SAME_AS[plain] ?? plain;
};

/** Returns the names of a type and of the types it inherits from, nearest first. */
function lineage(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => lineage(part, checker));
  const apparent = checker.getApparentType(type);
  const symbol = apparent.getSymbol();
  if (!symbol) return [];
  const bases = apparent.isClassOrInterface()
    ? checker.getBaseTypes(apparent)
    : targetBases(apparent, checker);
  return [interfaceName(symbol.name), ...bases.flatMap((base) => lineage(base, checker))];
}

function targetBases(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const { target } = type as Partial<ts.TypeReference>;
  return target?.isClassOrInterface() ? checker.getBaseTypes(target) : [];
}

const isOfPlatform = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(LIBRARY)) ??
  false;

/** Finds the language and platform features that the files use, by the types that TypeScript infers. */
export function usedFeatures(program: ts.Program, files: readonly string[]): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) continue;
    const add = (node: ts.Node, names: string[]) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      uses.push({ names, file, line: line + 1 });
    };
    const visit = (node: ts.Node): void => {
      // Types are not part of the code that a browser runs.
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
      if (ts.isImportDeclaration(node)) return;
      if (ts.isPropertyAccessExpression(node)) {
        const member = node.name.text;
        if (isOfPlatform(checker.getSymbolAtLocation(node.name)))
          add(
            node,
            lineage(checker.getTypeAtLocation(node.expression), checker).map((name) => `${name}.${member}`),
          );
        visit(node.expression);
        return;
      }
      if (ts.isIdentifier(node) && isOfPlatform(checker.getSymbolAtLocation(node))) {
        const isMemberName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
        if (!isMemberName && !ts.isJsxAttribute(node.parent)) add(node, [node.text, `Window.${node.text}`]);
      }
      if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
        const element = node.parent.parent.tagName.getText(source);
        if (/^[a-z]/.test(element)) add(node, [`<${element} ${node.name.text.toLowerCase()}>`]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}
