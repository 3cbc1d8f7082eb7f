import type { Asked, Given, Mutation } from './mutation.ts';
import type { Random } from './random.ts';
import type { SpecOperation } from './spec.ts';

export type Body = Record<string, unknown>;
export type Item = Record<string, unknown>;

/**
 * Changes the body of a successful response. If `change` returns undefined, the body that it edited in place
 * is sent.
 */
export function onBody(change: (body: Body, asked: Asked) => unknown): Mutation['after'] {
  return (given, asked) => {
    if (given.status !== 200 || given.text === '') return given;
    const body: Body = JSON.parse(given.text);
    return { ...given, text: JSON.stringify(change(body, asked) ?? body) };
  };
}

export const listAt = (body: Body, name: string): Item[] => {
  const value = body[name];
  return Array.isArray(value) ? value : [];
};
/** Returns the items of a list, or the one object of a single response. */
const itemsOf = (body: Body): Item[] => (Array.isArray(body.data) ? listAt(body, 'data') : [body]);

export const failure = (status: number, code: string, given: Given): Given => ({
  ...given,
  status,
  contentType: 'application/json',
  text: JSON.stringify({ code, message: '', errors: {} }),
});

export interface Way {
  about: string;
  fields: string[];
  before?: Mutation['before'];
  after?: Mutation['after'];
  preflight?: Mutation['preflight'];
}

export const changed = (
  about: string,
  fields: string[],
  change: (body: Body, asked: Asked) => unknown,
): Way => ({
  about,
  fields,
  after: onBody(change),
});

export const onItems = (about: string, field: string, change: (item: Item) => void): Way =>
  changed(about, [`/${field}`, `/data/*/${field}`], (body) => {
    for (const item of itemsOf(body)) change(item);
  });

export const only = (operations: Record<string, Way | (() => Way)>) => (operation: SpecOperation) => {
  const way = operations[operation.id];
  return typeof way === 'function' ? way() : (way ?? null);
};

export type Ways = Record<string, (operation: SpecOperation, random: Random) => Way | null>;

export const mutationsOf = (
  ways: Ways,
): Record<string, (operation: SpecOperation, random: Random) => Mutation | null> =>
  Object.fromEntries(
    Object.entries(ways).map(([kind, make]) => [
      kind,
      (operation: SpecOperation, random: Random) => {
        const way = make(operation, random);
        return way && { kind, operation: operation.id, ...way };
      },
    ]),
  );
