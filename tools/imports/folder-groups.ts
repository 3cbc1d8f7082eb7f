export interface FileImport {
  from: string;
  to: string;
}

/** The imports of each group. A group without imports has an empty set. */
export type GroupImports = ReadonlyMap<string, ReadonlySet<string>>;

const ROOTS = /^(\.storybook|docs|e2e|edge|generated|mocks|packages|src|tests|tools)\//;
const USES_HOOKS = /^src\/api\/(hooks\/|session\/|connect\.ts)/;
const TESTS = /^tests\/|\.(test|test-help|stories)\.tsx?$/;
const MOCKS = /\.msw\.ts$|\/index\.msw\.ts$/;

/**
 * Returns the group of folders that a file belongs to, or null outside our own code. The generated
 * hooks call the mutator in `src/api`, which reads generated operations, so both folders are split into
 * several groups.
 */
export function groupOf(path: string): string | null {
  const root = ROOTS.exec(path)?.[1];
  if (!root) return null;
  if (TESTS.test(path)) return 'tests and stories';
  if (path.startsWith('generated/api/')) return MOCKS.test(path) ? 'generated mocks' : 'generated hooks';
  if (root === 'generated') return 'generated types';
  if (path.startsWith('src/api/')) return USES_HOOKS.test(path) ? 'src/api hooks' : 'src/api mutator';
  return root === 'src' ? path.split('/').slice(0, 2).join('/') : root;
}

export function groupImports(imports: readonly FileImport[]): GroupImports {
  const groups = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [groupOf(from), groupOf(to)];
    if (!importer || !imported) continue;
    for (const group of [importer, imported]) if (!groups.has(group)) groups.set(group, new Set());
    if (importer !== imported) groups.get(importer)?.add(imported);
  }
  return groups;
}

/**
 * Sorts the groups into layers, lowest first, so that every import leads to a lower layer. Throws on a cycle.
 */
export function layersOf(groups: GroupImports): string[][] {
  const layers: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < groups.size) {
    const layer = [...groups]
      .filter(([group, imports]) => !placed.has(group) && [...imports].every((name) => placed.has(name)))
      .map(([group]) => group)
      .sort();
    if (layer.length === 0) {
      const rest = [...groups.keys()].filter((group) => !placed.has(group));
      throw new Error(`These groups import each other: ${rest.join(', ')}`);
    }
    layers.push(layer);
    for (const group of layer) placed.add(group);
  }
  return layers;
}

/**
 * Leaves out imports that follow from others: if a imports b and b imports c, a's import of c is left out.
 */
export function directImports(groups: GroupImports): GroupImports {
  const reaches = (from: string, to: string): boolean =>
    [...(groups.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...groups].map(([group, imports]) => [
      group,
      new Set([...imports].filter((name) => ![...imports].some((other) => reaches(other, name)))),
    ]),
  );
}
