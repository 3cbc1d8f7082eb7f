import type { Category } from './category-tree';

export interface TreeOption {
  id: number;
  /** The id of the parent option; 0 at the top level. */
  parent_id: number;
  name: string;
}

/**
 * Converts the tree to the options of a filter. The first option is 'All', which has the id 0 and no parent.
 */
export function treeOptions(tree: readonly Category[], all: string): TreeOption[] {
  const below = (nodes: readonly Category[], parent_id: number): TreeOption[] =>
    nodes.flatMap(({ id, name, children }) => [{ id, parent_id, name }, ...below(children, id)]);
  return [{ id: 0, parent_id: 0, name: all }, ...below(tree, 0)];
}

/** Returns the number of an option's ancestors. */
export function depthOf(options: readonly TreeOption[], { parent_id }: TreeOption): number {
  const parent = parent_id === 0 ? undefined : options.find(({ id }) => id === parent_id);
  return parent ? 1 + depthOf(options, parent) : 0;
}
