export interface Identified {
  id: number;
}

/**
 * Rows by id, in insertion order. Writes are synchronous, so no other request can run between a resolver's
 * checks and its writes.
 */
export class Table<Row extends Identified> {
  readonly #rows = new Map<number, Row>();
  readonly #changed: () => void;
  #next: number;
  readonly #first: number;

  constructor(first: number, changed: () => void) {
    this.#first = first;
    this.#next = first;
    this.#changed = changed;
  }

  add(row: Omit<Row, 'id'>): Row {
    // The spread adds the one field that Omit removed.
    const whole = { ...row, id: this.#next } as Row;
    this.#next += 1;
    this.#rows.set(whole.id, whole);
    this.#changed();
    return whole;
  }

  get(id: number): Row | undefined {
    return this.#rows.get(id);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  find(fits: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (fits(row)) return row;
    return undefined;
  }

  where(fits: (row: Row) => boolean): Row[] {
    return this.all().filter(fits);
  }

  update(row: Row, change: Partial<Omit<Row, 'id'>>): Row {
    Object.assign(row, change);
    this.#changed();
    return row;
  }

  remove(id: number): boolean {
    const was = this.#rows.delete(id);
    if (was) this.#changed();
    return was;
  }

  save(): SavedTable<Row> {
    return { next: this.#next, rows: this.all() };
  }

  load({ next, rows }: SavedTable<Row>): void {
    this.#rows.clear();
    for (const row of rows) this.#rows.set(row.id, row);
    this.#next = Math.max(next, this.#first);
  }
}

export interface SavedTable<Row> {
  next: number;
  rows: Row[];
}
