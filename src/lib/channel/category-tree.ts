interface Category {
  id: number;
  name: string;
  children: readonly Category[];
}

/** The way from the top of the tree to a category; empty where it is not in the tree. */
export function categoryLine<Node extends Category>(tree: readonly Node[], id: number): Node[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    // Children are what their parents are, which a recursive structural type can't say.
    const below = categoryLine(node.children as readonly Node[], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The same way, by ids. */
export const categoryIds = (tree: readonly Category[], id: number): number[] =>
  categoryLine(tree, id).map((node) => node.id);

/** The tree of sports as one list, each with how deep it stands. */
export function flatTree(
  tree: readonly Category[],
  depth = 0,
): { id: number; name: string; depth: number }[] {
  return tree.flatMap(({ id, name, children }) => [{ id, name, depth }, ...flatTree(children, depth + 1)]);
}
