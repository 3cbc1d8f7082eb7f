/** One call as the proxy sees it: the request on its way in, the answer on its way out. */
export interface Exchange {
  operation: string;
  method: string;
  /** The path below the service's address, such as /events/4021. */
  path: string;
  query: URLSearchParams;
  requestHeaders: Record<string, string>;
  requestBody: unknown;
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Sent instead of `body` where set, for what is no JSON. */
  text: string | null;
  /** How long the proxy waits before it answers. */
  delayMs: number;
  /** The proxy closes the connection without an answer. */
  reset: boolean;
}

/** What a backend remembers during one run. */
export type Memory = Map<string, unknown>;

export interface Variation {
  /** A plain sentence about the backend. */
  says: string;
  /** The only operation that is changed; every operation without it. */
  operation?: string;
  /** Edits the request before the backend reads it. What it returns is answered without the backend. */
  before?: (exchange: Exchange, memory: Memory) => { status: number; body: unknown } | undefined;
  /** Sees the answers of every operation. */
  watch?: (exchange: Exchange, memory: Memory) => void;
  /** Edits the answer. */
  after?: (exchange: Exchange, memory: Memory) => void;
}

export interface Drift extends Variation {
  /** The operation whose answers break the contract. */
  operation: string;
  /**
   * Where a report should name it: a JSON pointer with * for any index, `header Name`, `status`,
   * `parameter name` or `body`. Any of several, where a reader is helped by each alike.
   */
  field: string | readonly string[];
}

type Edit = (value: unknown, owner: Record<string, unknown>) => unknown;

/** Edits every value at a pointer with * for any index; a value that becomes undefined is removed. */
export function edit(body: unknown, pointer: string, change: Edit): void {
  const keys = pointer.slice(1).split('/');
  const last = keys.pop();
  if (last === undefined) return;
  let owners: unknown[] = [body];
  for (const key of keys) {
    owners = owners.flatMap((owner) => {
      if (key === '*') return Array.isArray(owner) ? owner : [];
      return isRecord(owner) && key in owner ? [owner[key]] : [];
    });
  }
  for (const owner of owners) {
    if (last === '*' && Array.isArray(owner)) {
      owner.forEach((value, index) => {
        owner[index] = change(value, {});
      });
    } else if (isRecord(owner) && last in owner) {
      const value = change(owner[last], owner);
      if (value === undefined) delete owner[last];
      else owner[last] = value;
    }
  }
}

/** Edits a field of successful answers. */
export const at =
  (pointer: string, change: Edit) =>
  ({ status, body }: Exchange): void => {
    if (status === 200) edit(body, pointer, change);
  };

export const removed = (pointer: string) => at(pointer, () => undefined);

export const renamed = (pointer: string, name: string) =>
  at(pointer, (value, owner) => {
    owner[name] = value;
    return undefined;
  });

export const withoutNull = (pointer: string) => at(pointer, (value) => (value === null ? undefined : value));

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list of a successful answer's envelope, or an empty list. */
export function listIn({ status, body }: Exchange, key = 'data'): Record<string, unknown>[] {
  const list = status === 200 && isRecord(body) ? body[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

export function setList(exchange: Exchange, list: readonly unknown[], key = 'data'): void {
  if (exchange.status === 200 && isRecord(exchange.body)) exchange.body[key] = [...list];
}
