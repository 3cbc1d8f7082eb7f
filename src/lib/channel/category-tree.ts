export interface Category {
  id: number;
  name: string;
  children: readonly Category[];
}

/**
 * Returns the categories from the root of the tree to this category; empty if the tree does not contain it.
 */
export function categoryLineage<Node extends Category>(tree: readonly Node[], id: number): Node[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    // Children have the type of their parents, which a recursive structural type cannot express.
    const descendants = categoryLineage(node.children as readonly Node[], id);
    if (descendants.length > 0) return [node, ...descendants];
  }
  return [];
}

/** Returns the ids of the categories from the root of the tree to this one. */
export const lineageIds = (tree: readonly Category[], id: number): number[] =>
  categoryLineage(tree, id).map((node) => node.id);

/** Flattens the tree of sports to a list in the same order, with the depth of each sport. */
export function flatTree(
  tree: readonly Category[],
  depth = 0,
): { id: number; name: string; depth: number }[] {
  return tree.flatMap(({ id, name, children }) => [{ id, name, depth }, ...flatTree(children, depth + 1)]);
}

/**
 * Joins a sport and its division to one label. If the division's name contains the sport's name, the label is
 * the division's name alone.
 */
export const categoryLabel = (lineage: readonly { name: string }[]): string =>
  lineage
    .map(({ name }) => name)
    .filter((name, index, names) => !names.slice(index + 1).some((below) => below.includes(name)))
    .join(' · ');
