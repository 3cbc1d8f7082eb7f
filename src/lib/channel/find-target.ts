interface Named {
  id: number;
  name: string;
  alias: string | null;
}

/** The school or team that a link means: by alias, else by name, else by number. */
export function findTarget<Row extends Named>(rows: Iterable<Row>, asked: string | null): Row | null {
  if (!asked) return null;
  const all = [...rows];
  return (
    all.find(({ alias }) => alias === asked) ??
    all.find(({ name }) => name === asked) ??
    all.find(({ id }) => String(id) === asked) ??
    null
  );
}

/** What a school or team is called in an address: its alias, else its name. */
export const linkName = ({ alias, name }: Pick<Named, 'alias' | 'name'>): string => alias ?? name;
