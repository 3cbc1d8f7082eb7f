interface Named {
  id: number;
  name: string;
  alias: string | null;
}

/** Finds the school or team of a link by its alias, otherwise by its name, otherwise by its id. */
export function findTarget<Row extends Named>(rows: Iterable<Row>, text: string | null): Row | null {
  if (!text) return null;
  const all = [...rows];
  return (
    all.find(({ alias }) => alias === text) ??
    all.find(({ name }) => name === text) ??
    all.find(({ id }) => String(id) === text) ??
    null
  );
}

/** Returns the text that identifies a school or team in a link: its alias, or its name if it has no alias. */
export const linkName = ({ alias, name }: Pick<Named, 'alias' | 'name'>): string => alias ?? name;
