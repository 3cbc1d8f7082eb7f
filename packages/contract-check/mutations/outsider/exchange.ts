/** One call through the proxy: the request that it received and the response that it will send. */
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
  /** Sent instead of `body` if it is set, for responses that are not JSON. */
  text: string | null;
  /** The time that the proxy waits before it responds. */
  delayMs: number;
  /** Whether the proxy closes the connection without a response. */
  reset: boolean;
}

/** The state that a simulated backend remembers during one run. */
export type Memory = Map<string, unknown>;

export interface Variation {
  /** One plain sentence that describes the backend. */
  about: string;
  /** The only operation that is changed. Without it, every operation is changed. */
  operation?: string;
  /**
   * Edits the request before the backend receives it. A returned response is sent without calling the
   * backend.
   */
  before?: (exchange: Exchange, memory: Memory) => { status: number; body: unknown } | undefined;
  /** Receives the responses of every operation. */
  watch?: (exchange: Exchange, memory: Memory) => void;
  /** Edits the response. */
  after?: (exchange: Exchange, memory: Memory) => void;
}

export interface Drift extends Variation {
  /** The operation whose responses break the contract. */
  operation: string;
  /**
   * The place that a report should name: a JSON pointer with `*` for any index, `header Name`, `status`,
   * `parameter name` or `body`. If it is a list, the report may name any of its places.
   */
  field: string | readonly string[];
}

type Edit = (value: unknown, owner: Record<string, unknown>) => unknown;

/** Edits every value at a pointer with * for any index. A value that becomes undefined is removed. */
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

/** Returns a function that edits a field of successful responses. */
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

/** Returns the list in a successful response, or an empty list. */
export function listIn({ status, body }: Exchange, key = 'data'): Record<string, unknown>[] {
  const list = status === 200 && isRecord(body) ? body[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

export function setList(exchange: Exchange, list: readonly unknown[], key = 'data'): void {
  if (exchange.status === 200 && isRecord(exchange.body)) exchange.body[key] = [...list];
}
