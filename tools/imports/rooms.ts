export interface FileImport {
  from: string;
  to: string;
}

/** The imports of each room. A room without imports has an empty set. */
export type RoomImports = ReadonlyMap<string, ReadonlySet<string>>;

const ROOTS = /^(\.storybook|docs|e2e|edge|generated|mocks|packages|src|tests|tools)\//;
const USES_HOOKS = /^src\/api\/(hooks\/|session\/|connect\.ts)/;
const TESTS = /^tests\/|\.(test|test-help|stories)\.tsx?$/;
const MOCKS = /\.msw\.ts$|\/index\.msw\.ts$/;

/**
 * Returns the room (group of folders) that a file belongs to, or null outside our own code. The generated
 * hooks call the mutator in `src/api`, which reads generated operations, so both folders are split into
 * several rooms.
 */
export function roomOf(path: string): string | null {
  const root = ROOTS.exec(path)?.[1];
  if (!root) return null;
  if (TESTS.test(path)) return 'tests and stories';
  if (path.startsWith('generated/api/')) return MOCKS.test(path) ? 'generated mocks' : 'generated hooks';
  if (root === 'generated') return 'generated types';
  if (path.startsWith('src/api/')) return USES_HOOKS.test(path) ? 'src/api hooks' : 'src/api mutator';
  return root === 'src' ? path.split('/').slice(0, 2).join('/') : root;
}

export function roomImports(imports: readonly FileImport[]): RoomImports {
  const rooms = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [roomOf(from), roomOf(to)];
    if (!importer || !imported) continue;
    for (const room of [importer, imported]) if (!rooms.has(room)) rooms.set(room, new Set());
    if (importer !== imported) rooms.get(importer)?.add(imported);
  }
  return rooms;
}

/**
 * Sorts the rooms into layers, lowest first, so that every import leads to a lower layer. Throws on a cycle.
 */
export function layersOf(rooms: RoomImports): string[][] {
  const layers: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < rooms.size) {
    const layer = [...rooms]
      .filter(([room, imports]) => !placed.has(room) && [...imports].every((name) => placed.has(name)))
      .map(([room]) => room)
      .sort();
    if (layer.length === 0) {
      const rest = [...rooms.keys()].filter((room) => !placed.has(room));
      throw new Error(`These rooms import each other: ${rest.join(', ')}`);
    }
    layers.push(layer);
    for (const room of layer) placed.add(room);
  }
  return layers;
}

/**
 * Leaves out imports that follow from others: if a imports b and b imports c, a's import of c is left out.
 */
export function directImports(rooms: RoomImports): RoomImports {
  const reaches = (from: string, to: string): boolean =>
    [...(rooms.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...rooms].map(([room, imports]) => [
      room,
      new Set([...imports].filter((name) => ![...imports].some((other) => reaches(other, name)))),
    ]),
  );
}
