/** The content of a row, and the time at which this server first saw it. */
export interface Revision {
  content: string;
  sinceS: number;
}

/**
 * A calendar program updates an event only if its SEQUENCE has grown, and the API does not report when an
 * event changed. So each row is compared with its previous version, and a different row counts as changed
 * now.
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
