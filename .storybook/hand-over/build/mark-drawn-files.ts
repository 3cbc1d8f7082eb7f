import { createHash } from 'node:crypto';
import { basename, join, relative, sep } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

const toPath = (id: string) => relative(ROOT, id.split('?')[0] ?? id).replaceAll(sep, '/');

/** Ends each class name of a style sheet, so that the name leads to its file. */
export const styleKey = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 8);

/** `event-card_title_0f3b5c2d`: readable in the browser's inspector. */
export const scopedName = (name: string, id: string): string =>
  `${basename(toPath(id), '.module.css')}_${name}_${styleKey(toPath(id))}`;

/** The components that a file declares, exported or not. */
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

/** Registers the components of a file when it runs; `drawn-parts.ts` reads the register. */
const registration = (path: string, names: readonly string[]): string =>
  `\n;(globalThis.grandstandParts ??= []).push([${JSON.stringify(path)}, [${names.join(', ')}]]);\n`;

/**
 * Lets a page tell which files drew it: by class names that lead to their style sheet, and by a register of components.
 * Only Storybook uses it, so the site's own build stays as it is.
 */
export function markDrawnFiles(): Plugin {
  return {
    name: 'mark-drawn-files',
    // Before JSX and types are compiled, and after other plugins have set class names.
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
