interface Named {
  id: number;
  name: string;
  alias: string | null;
}

/** The school or team that a link refers to: by alias, else by name, else by id. */
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

/** The name of a school or team in a link: its alias, else its name. */
export const linkName = ({ alias, name }: Pick<Named, 'alias' | 'name'>): string => alias ?? name;
