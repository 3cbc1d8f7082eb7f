import type { MutableRequest, MutableResponse, Mutation } from './mutation.ts';
import type { Random } from './random.ts';
import type { SpecOperation } from './spec.ts';

export type Body = Record<string, unknown>;
export type Item = Record<string, unknown>;

/**
 * Changes the body of a successful response. If `change` returns undefined, the body that it edited in place
 * is sent.
 */
export function onBody(change: (body: Body, request: MutableRequest) => unknown): Mutation['after'] {
  return (response, request) => {
    if (response.status !== 200 || response.text === '') return response;
    const body: Body = JSON.parse(response.text);
    return { ...response, text: JSON.stringify(change(body, request) ?? body) };
  };
}

export const listAt = (body: Body, name: string): Item[] => {
  const value = body[name];
  return Array.isArray(value) ? value : [];
};
/** Returns the items of a list, or the one object of a single response. */
const itemsOf = (body: Body): Item[] => (Array.isArray(body.data) ? listAt(body, 'data') : [body]);

export const failure = (status: number, code: string, response: MutableResponse): MutableResponse => ({
  ...response,
  status,
  contentType: 'application/json',
  text: JSON.stringify({ code, message: '', errors: {} }),
});

export interface PartialMutation {
  about: string;
  fields: string[];
  before?: Mutation['before'];
  after?: Mutation['after'];
  preflight?: Mutation['preflight'];
}

export const changed = (
  about: string,
  fields: string[],
  change: (body: Body, request: MutableRequest) => unknown,
): PartialMutation => ({
  about,
  fields,
  after: onBody(change),
});

export const onItems = (about: string, field: string, change: (item: Item) => void): PartialMutation =>
  changed(about, [`/${field}`, `/data/*/${field}`], (body) => {
    for (const item of itemsOf(body)) change(item);
  });

export const only =
  (operations: Record<string, PartialMutation | (() => PartialMutation)>) => (operation: SpecOperation) => {
    const partial = operations[operation.id];
    return typeof partial === 'function' ? partial() : (partial ?? null);
  };

export type MutationMakers = Record<
  string,
  (operation: SpecOperation, random: Random) => PartialMutation | null
>;

export const mutationsOf = (
  makers: MutationMakers,
): Record<string, (operation: SpecOperation, random: Random) => Mutation | null> =>
  Object.fromEntries(
    Object.entries(makers).map(([kind, make]) => [
      kind,
      (operation: SpecOperation, random: Random) => {
        const partial = make(operation, random);
        return partial && { kind, operation: operation.id, ...partial };
      },
    ]),
  );
