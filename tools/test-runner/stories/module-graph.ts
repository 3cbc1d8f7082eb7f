import { join } from 'node:path/posix';
import { parseSync } from 'vite';

/** The import specifiers of a file. */
export interface Imports {
  static: string[];
  dynamic: string[];
}

const CODE = /\.tsx?$/;

/** Reads a file by its path from the repository's root. Returns undefined if there is none. */
export type ReadFile = (path: string) => string | undefined;

export function parseImports(path: string, text: string): Imports {
  const { module } = parseSync(path, text);
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const imported = module.staticImports.filter(
    // An import without entries is for side effects.
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  return {
    static: [...imported.map(({ moduleRequest }) => moduleRequest.value), ...reexported],
    dynamic: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^'([^']+)'$/.exec(text.slice(start, end)) ?? [];
      return specifier ? [specifier] : [];
    }),
  };
}

/** Returns the names that a file exports, without its default export and its types. */
export const parseExportNames = (path: string, text: string): string[] =>
  parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : [])),
  );

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The imports between the repository's files. */
export class ModuleGraph {
  readonly #read: ReadFile;
  readonly #aliases: Readonly<Record<string, string>>;
  readonly #followsDynamic: (file: string) => boolean;
  readonly #known = new Map<string, string[]>();

  /** `aliases` maps a prefix of import specifiers to a folder. */
  constructor(
    read: ReadFile,
    aliases: Readonly<Record<string, string>>,
    followsDynamic: (file: string) => boolean,
  ) {
    this.#read = read;
    this.#aliases = aliases;
    this.#followsDynamic = followsDynamic;
  }

  /** Returns the given files and everything that they import, directly or indirectly. */
  closureOf(files: readonly string[]): Set<string> {
    const reached = new Set<string>();
    const queue = [...files];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      queue.push(...this.importedBy(file));
    }
    return reached;
  }

  /** Returns the files that a file imports directly. */
  importedBy(file: string): string[] {
    const known = this.#known.get(file);
    if (known) return known;
    const text = CODE.test(file) ? this.#read(file) : undefined;
    const imports = text === undefined ? undefined : parseImports(file, text);
    const specifiers = imports
      ? [...imports.static, ...(this.#followsDynamic(file) ? imports.dynamic : [])]
      : [];
    const found = specifiers.flatMap((specifier) => this.#locate(file, specifier) ?? []);
    this.#known.set(file, found);
    return found;
  }

  #locate(from: string, specifier: string): string | undefined {
    const [bare = ''] = specifier.split('?');
    const alias = Object.entries(this.#aliases).find(([prefix]) => bare.startsWith(prefix));
    if (!alias && !bare.startsWith('.')) return undefined;
    const base = alias ? alias[1] + bare.slice(alias[0].length) : join(from, '..', bare);
    return ENDINGS.map((ending) => base + ending).find((path) => this.#read(path) !== undefined);
  }
}
