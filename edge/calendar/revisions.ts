/** When each row of a list last changed, as far as this server has seen. */
export interface Revision {
  content: string;
  sinceS: number;
}

/**
 * A calendar updates an event only if its SEQUENCE has grown, and the API does not say when an event changed. So each
 * row is compared with the one that was read before; if it differs, it counts as changed now.
 */
export function nextRevisions(
  before: ReadonlyMap<number, Revision>,
  rows: readonly { id: number }[],
  nowS: number,
): Map<number, Revision> {
  return new Map(
    rows.map((row) => {
      const content = JSON.stringify(row);
      const known = before.get(row.id);
      return [row.id, known?.content === content ? known : { content, sinceS: nowS }];
    }),
  );
}
