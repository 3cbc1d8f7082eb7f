import type { Category } from './category-tree';

export interface TreeOption {
  id: number;
  /** The option above it; 0 at the top. */
  parent_id: number;
  name: string;
}

/** The tree as the options of a filter: 'All' first, which has the id 0 and is below nothing. */
export function treeOptions(tree: readonly Category[], all: string): TreeOption[] {
  const below = (nodes: readonly Category[], parent_id: number): TreeOption[] =>
    nodes.flatMap(({ id, name, children }) => [{ id, parent_id, name }, ...below(children, id)]);
  return [{ id: 0, parent_id: 0, name: all }, ...below(tree, 0)];
}

/** The number of options above one. */
export function depthOf(options: readonly TreeOption[], { parent_id }: TreeOption): number {
  const parent = parent_id === 0 ? undefined : options.find(({ id }) => id === parent_id);
  return parent ? 1 + depthOf(options, parent) : 0;
}
