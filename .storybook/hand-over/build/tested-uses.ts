import { dirname } from 'node:path/posix';

const IS_COMPONENT = /(?<!\.(stories|test|test-help))\.tsx$/;

/** Folders whose code runs on every screen, so their statements say nothing about a particular one. */
const IS_SHARED = /^src\/(analytics|api|app|browser|i18n|theme)\//;

/**
 * Returns the tested modules that each component imports, directly or through a module in its folder that is
 * not a component.
 */
export function testedUses(
  files: readonly string[],
  tested: ReadonlySet<string>,
  importedBy: (file: string) => readonly string[],
): Record<string, string[]> {
  const uses = files
    .filter((file) => IS_COMPONENT.test(file))
    .map((file): [string, string[]] => {
      const own = importedBy(file);
      const near = own.filter((module) => !module.endsWith('x') && dirname(module) === dirname(file));
      const reached = new Set([file, ...own, ...near.flatMap(importedBy)]);
      return [file, [...reached].filter((module) => tested.has(module) && !IS_SHARED.test(module))];
    });
  return Object.fromEntries(uses.filter(([, modules]) => modules.length > 0));
}
