import { createHash } from 'node:crypto';
import { basename, join, relative, sep } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

const toPath = (id: string) => relative(ROOT, id.split('?')[0] ?? id).replaceAll(sep, '/');

/** Returns the end of each class name of a style sheet, by which the sheet's file can be found. */
export const styleKey = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 8);

/** Returns a class name such as `event-card_title_0f3b5c2d`, which is readable in the browser's inspector. */
export const scopedName = (name: string, id: string): string =>
  `${basename(toPath(id), '.module.css')}_${name}_${styleKey(toPath(id))}`;

/** Returns the components that a file declares, exported or not. */
export function componentsOf(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  return program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => {
      if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
        return node.id?.name ?? [];
      if (node?.type !== 'VariableDeclaration') return [];
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    })
    .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context'));
}

/** Registers a file's components when the file runs. `drawn-parts.ts` reads the register. */
const registration = (path: string, names: readonly string[]): string =>
  `\n;(globalThis.grandstandParts ??= []).push([${JSON.stringify(path)}, [${names.join(', ')}]]);\n`;

/**
 * Makes it possible to see which files drew a page: class names identify their style sheet, and a register
 * lists components. Only Storybook uses this plugin, so the site's own build does not change.
 */
export function markDrawnFiles(): Plugin {
  return {
    name: 'mark-drawn-files',
    // Runs before JSX and types are compiled, and its config hook runs after other plugins have set class
    // names.
    enforce: 'pre',
    config: {
      order: 'post',
      handler: () => ({ css: { modules: { generateScopedName: scopedName } } }),
    },
    transform: {
      filter: {
        id: { include: /\/(src\/.*|\.storybook\/site)\.tsx$/, exclude: /\.(stories|test|test-help)\.tsx$/ },
      },
      handler(source, id) {
        const path = toPath(id);
        const names = /^(src\/|\.storybook\/)/.test(path) ? componentsOf(path, source) : [];
        return names.length > 0 ? { code: source + registration(path, names), map: null } : null;
      },
    },
  };
}
