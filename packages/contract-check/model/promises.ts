import type { Json, JsonObject } from './json.ts';
import { count, fields, flag, listOf, optional, type Reader, text, values } from './readers.ts';

interface OrderPromise {
  /** A pointer to the list in the response: `/data`, `/upcoming`. */
  at: string;
  by: string;
  direction: 'asc' | 'desc';
}

interface MembershipPromise {
  at: string;
  field: string;
  /** The values that an item's field may have. */
  oneOf: Json[];
}

interface AccessPromise {
  /** The parameter that names the thing. */
  parameter: string;
  /** Where the response has the viewer's access to it. */
  at: string;
  /** The operation that answers with the thing, and the field there that agrees. */
  thing: string;
  field: string;
}

export interface SameField {
  field: string;
  /** Values in the list that may have changed since. */
  unless: Json[];
}

interface PartPromise {
  at: string;
  operation: string;
  /** Where that operation's response has it; without it, the whole response, a list without its envelope. */
  from: string | null;
}

interface SameItemsPromise {
  /** A pointer to lists of things, with `*` for each item of a list on the way. */
  at: string;
  /** The things' schema, and the fields that are as in the things' own list. */
  schema: string;
  fields: string[];
}

interface AboutPromise {
  /** A pointer to a list or to one object. */
  at: string;
  /** The field that equals what was requested. */
  field: string;
  /** The field of the request's body; without it, the path's id. */
  parameter: string | null;
}

export interface UnknownPromise {
  /** A parameter, or a field of the request's body. */
  parameter: string;
  status: number;
  /** The code of the failure. */
  code: string;
}

interface QuotePromise {
  /** The type of product with which the price is requested, and the parameter that names the product. */
  type: string;
  parameter: string;
  /** The schema of the product, which shows its price. */
  thing: string;
}

/** What an operation promises beyond its schemas; read from its `x-promises`. */
export interface Promises {
  /** The field of the response that equals the path's parameter of that name, or else its id. */
  sameId: string | null;
  /** Fields that equal those of the same thing in a list. */
  sameAs: SameField[];
  orders: OrderPromise[];
  members: MembershipPromise[];
  /** Each part of the response equals what its operation answers. */
  parts: PartPromise[];
  /** Things within the response are as in their own list. */
  sameItems: SameItemsPromise[];
  /** The response is about what the request names. */
  about: AboutPromise[];
  /** The field that is the same when the call is repeated. */
  sameAgain: string | null;
  /** Fields that the response has as they were sent. */
  takes: string[];
  access: AccessPromise[];
  /** Parameters whose value is refused when nothing has it, however well-formed it is. */
  unknown: UnknownPromise[];
  /** Products whose price, without a promo code, is the one that they show. */
  quotes: QuotePromise[];
  /** The field whose value differs at each call. */
  freshKey: string | null;
  /** The API key is unknown after the call. */
  endsSession: boolean;
  /** The code that a wrong password gets. */
  refusesWrongPassword: string | null;
  /** The operation whose list has what the viewer follows: items are about nothing else. */
  followedBy: string | null;
}

const direction: Reader<'asc' | 'desc'> = (node = 'asc', where) => {
  if (node !== 'asc' && node !== 'desc') throw new Error(`${where} is neither asc nor desc`);
  return node;
};

/** A field by its name, or with values that make it uncertain. */
const sameField: Reader<SameField> = (node, where) =>
  typeof node === 'string'
    ? { field: node, unless: [] }
    : fields<SameField>({ field: text, unless: values })(node, where);

const readPromises = fields<Promises>({
  sameId: optional(text),
  sameAs: listOf(sameField),
  orders: listOf(fields<OrderPromise>({ at: text, by: text, direction })),
  members: listOf(fields<MembershipPromise>({ at: text, field: text, oneOf: values })),
  parts: listOf(fields<PartPromise>({ at: text, operation: text, from: optional(text) })),
  sameItems: listOf(fields<SameItemsPromise>({ at: text, schema: text, fields: listOf(text) })),
  about: listOf(fields<AboutPromise>({ at: text, field: text, parameter: optional(text) })),
  sameAgain: optional(text),
  takes: listOf(text),
  access: listOf(fields<AccessPromise>({ parameter: text, at: text, thing: text, field: text })),
  unknown: listOf(fields<UnknownPromise>({ parameter: text, status: count, code: text })),
  quotes: listOf(fields<QuotePromise>({ type: text, parameter: text, thing: text })),
  freshKey: optional(text),
  endsSession: flag,
  refusesWrongPassword: optional(text),
  followedBy: optional(text),
});

/** Throws when the extension has anything that no probe reads. */
export function promisesOf(operation: JsonObject): Promises {
  return readPromises(operation['x-promises'] ?? {}, `${String(operation.operationId)}: x-promises`);
}
