import type { Json, JsonObject } from './json.ts';
import { count, fields, flag, listOf, optional, type Reader, text, values } from './readers.ts';

interface OrderPromise {
  /** A pointer to the list in the response, such as `/data` or `/upcoming`. */
  at: string;
  by: string;
  direction: 'asc' | 'desc';
}

interface MembershipPromise {
  at: string;
  field: string;
  /** The values that the field of an item may have. */
  oneOf: Json[];
}

interface AccessPromise {
  /** The parameter that contains the object's id. */
  parameter: string;
  /** A pointer to the viewer's access in the response. */
  at: string;
  /** The operation that returns the object, and the field of that response that must agree. */
  thing: string;
  field: string;
}

export interface SameField {
  field: string;
  /** Values in the list that may have changed since the list was loaded. */
  unless: Json[];
}

interface PartPromise {
  at: string;
  operation: string;
  /** A pointer into that operation's response. Null for the whole response, or for the items of a list. */
  from: string | null;
}

interface SameItemsPromise {
  /** A pointer to lists of objects, with `*` for each item of an outer list. */
  at: string;
  /** The schema of the objects, and the fields that must equal those in their own list. */
  schema: string;
  fields: string[];
}

interface AboutPromise {
  /** A pointer to a list or to one object. */
  at: string;
  /** The field that equals what was requested. */
  field: string;
  /** The field of the request body. Null if the id in the path is meant. */
  parameter: string | null;
}

export interface UnknownPromise {
  /** The name of a parameter or of a field in the request body. */
  parameter: string;
  status: number;
  /** The error code of the failure. */
  code: string;
}

interface QuotePromise {
  /** The product type to request the price with, and the parameter that contains the product's id. */
  type: string;
  parameter: string;
  /** The schema of the product, which shows its price. */
  thing: string;
}

/** Everything that an operation promises beyond its schemas, read from its `x-promises`. */
export interface Promises {
  /**
   * The response field that must equal the path parameter of the same name, or the id in the path if there is
   * none.
   */
  sameId: string | null;
  /** Fields that equal those of the same object in a list. */
  sameAs: SameField[];
  orders: OrderPromise[];
  members: MembershipPromise[];
  /** Each part of the response equals the response of another operation. */
  parts: PartPromise[];
  /** Objects within the response have the same values as in their own list. */
  sameItems: SameItemsPromise[];
  /** The response is about the object that the request names. */
  about: AboutPromise[];
  /** The field that has the same value when the call is repeated. */
  sameAgain: string | null;
  /** Fields that the response returns exactly as they were sent. */
  takes: string[];
  access: AccessPromise[];
  /** Parameters whose value is refused if it matches nothing, even when it is well-formed. */
  unknown: UnknownPromise[];
  /** Products whose price without a promo code is the price that they show. */
  quotes: QuotePromise[];
  /** The field whose value is different in each response. */
  freshKey: string | null;
  /** Whether the API key becomes invalid with this call. */
  endsSession: boolean;
  /** The error code for a wrong password. */
  refusesWrongPassword: string | null;
  /** The operation that lists what the viewer follows. All items of this response are about one of those. */
  followedBy: string | null;
}

const direction: Reader<'asc' | 'desc'> = (node = 'asc', where) => {
  if (node !== 'asc' && node !== 'desc') throw new Error(`${where} is neither asc nor desc`);
  return node;
};

/** Reads a field given by its name alone, or together with values that exempt it. */
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

/** Throws when the extension contains anything that no probe reads. */
export function promisesOf(operation: JsonObject): Promises {
  return readPromises(operation['x-promises'] ?? {}, `${String(operation.operationId)}: x-promises`);
}
