import { isObject, type Json, type JsonObject } from './json.ts';

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

interface SameField {
  field: string;
  /** Values in the list that may have changed since. */
  unless: Json[];
}

interface UnknownPromise {
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
  /** The field of the response that equals the path's id. */
  sameId: string | null;
  /** Fields that equal those of the same thing in a list. */
  sameAs: SameField[];
  orders: OrderPromise[];
  members: MembershipPromise[];
  /** Each part of the response equals what its operation answers, lists without their envelope. */
  parts: { at: string; operation: string }[];
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

/** What a parameter filters by; read from its `x-filter`. */
export interface Filter {
  /** Paths into an item, with `*` for each of a list: one of them has the value. */
  fields: string[];
  /** The operation that answers with the tree of values: those below one count too. */
  tree: string | null;
  /** The value is words that the field has, in any order and case. */
  words: boolean;
  /** The fields are identifiers, and what counts are the fields of the things that they name. */
  through: { schema: string; fields: string[] } | null;
  /** The value is the first or the last day of the field, in the item's own time zone. */
  day: 'first' | 'last' | null;
  /** An item with null in the field may fit. */
  nullFits: boolean;
  /** Pointers to the lists of the response; without any, its `data`. */
  at: string[];
}

type Reader<Value> = (node: Json | undefined, where: string) => Value;

const text: Reader<string> = (node, where) => {
  if (typeof node !== 'string') throw new Error(`${where} is not a text`);
  return node;
};
const optional =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (node, where) =>
    node === undefined ? null : read(node, where);
const flag: Reader<boolean> = (node, where) => {
  if (node !== undefined && typeof node !== 'boolean') throw new Error(`${where} is not true or false`);
  return node === true;
};
const values: Reader<Json[]> = (node, where) => {
  if (!Array.isArray(node)) throw new Error(`${where} is not a list`);
  return node;
};
const listOf =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (node, where) =>
    node === undefined ? [] : values(node, where).map((one, index) => read(one, `${where}[${index}]`));

/** Reads an object whose fields are all known. */
function fields<Shape extends object>(
  readers: { [Name in keyof Shape]: Reader<Shape[Name]> },
): Reader<Shape> {
  return (node, where) => {
    if (!isObject(node)) throw new Error(`${where} is not an object`);
    for (const name of Object.keys(node))
      if (!(name in readers)) throw new Error(`${where}.${name} is unknown`);
    const pairs = Object.entries<Reader<unknown>>(readers).map(([name, read]) => [
      name,
      read(node[name], `${where}.${name}`),
    ]);
    return Object.fromEntries(pairs) as Shape;
  };
}

const direction: Reader<'asc' | 'desc'> = (node = 'asc', where) => {
  if (node !== 'asc' && node !== 'desc') throw new Error(`${where} is neither asc nor desc`);
  return node;
};

const count: Reader<number> = (node, where) => {
  if (typeof node !== 'number') throw new Error(`${where} is not a number`);
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
  parts: listOf(fields<{ at: string; operation: string }>({ at: text, operation: text })),
  access: listOf(fields<AccessPromise>({ parameter: text, at: text, thing: text, field: text })),
  unknown: listOf(fields<UnknownPromise>({ parameter: text, status: count, code: text })),
  quotes: listOf(fields<QuotePromise>({ type: text, parameter: text, thing: text })),
  freshKey: optional(text),
  endsSession: flag,
  refusesWrongPassword: optional(text),
  followedBy: optional(text),
});

const day: Reader<'first' | 'last'> = (node, where) => {
  if (node !== 'first' && node !== 'last') throw new Error(`${where} is neither first nor last`);
  return node;
};

const readFilter = fields<Filter>({
  fields: listOf(text),
  tree: optional(text),
  words: flag,
  through: optional(fields<{ schema: string; fields: string[] }>({ schema: text, fields: listOf(text) })),
  day: optional(day),
  nullFits: flag,
  at: listOf(text),
});

/** Throws when the extension has anything that no probe reads. */
export function promisesOf(operation: JsonObject): Promises {
  return readPromises(operation['x-promises'] ?? {}, `${String(operation.operationId)}: x-promises`);
}

export function filterOf(parameter: JsonObject): Filter | null {
  const node = parameter['x-filter'];
  return node === undefined ? null : readFilter(node, `${String(parameter.name)}: x-filter`);
}

/** A rule on an object, or on each item of one of its lists; read from a schema's `x-rules`. */
export interface SchemaRule {
  /** Fields of the object with the values under which the rule holds. */
  when: JsonObject;
  /** The list whose items the rule is about; without it, the object itself. */
  each: string | null;
  /** Fields of an item with the values that select it. */
  where: JsonObject;
  field: string;
  /** The values that the field may have. */
  oneOf: Json[];
  /** The fields whose sum, less those of `minus`, the field is. */
  sum: string[];
  minus: string[];
  kind: 'access' | 'consistency';
}

const object: Reader<JsonObject> = (node = {}, where) => {
  if (!isObject(node)) throw new Error(`${where} is not an object`);
  return node;
};
const ruleKind: Reader<'access' | 'consistency'> = (node, where) => {
  if (node !== 'access' && node !== 'consistency') throw new Error(`${where} is no kind of rule`);
  return node;
};

const readRules = listOf(
  fields<SchemaRule>({
    when: object,
    each: optional(text),
    where: object,
    field: text,
    oneOf: (node, where) => (node === undefined ? [] : values(node, where)),
    sum: listOf(text),
    minus: listOf(text),
    kind: ruleKind,
  }),
);

const rules = new WeakMap<JsonObject, SchemaRule[]>();

export function rulesOf(schema: JsonObject): SchemaRule[] {
  const known = rules.get(schema) ?? readRules(schema['x-rules'], 'x-rules');
  rules.set(schema, known);
  return known;
}

interface Source {
  operation: string;
  at: string;
}

/** The fields of a schema that equal a value in another operation's response; read from its `x-same-as`. */
export function sourcesOf(schema: JsonObject): [field: string, source: Source][] {
  const read = fields<Source>({ operation: text, at: text });
  return Object.entries(object(schema['x-same-as'], 'x-same-as')).map(([field, source]) => [
    field,
    read(source, `x-same-as.${field}`),
  ]);
}

/** What every response keeps to; read from the root. */
export interface ResponseRules {
  charset: string | null;
  byteOrderMark: boolean;
  htmlEntities: boolean;
  personalCaching: string | null;
}

export interface CorsRules {
  methods: string[];
  requestHeaders: string[];
}

export function responseRulesOf(document: JsonObject): ResponseRules | null {
  const read = fields<ResponseRules>({
    charset: optional(text),
    byteOrderMark: flag,
    htmlEntities: flag,
    personalCaching: optional(text),
  });
  return optional(read)(document['x-response-rules'], 'x-response-rules');
}

export function corsRulesOf(document: JsonObject): CorsRules | null {
  const read = fields<CorsRules>({ methods: listOf(text), requestHeaders: listOf(text) });
  return optional(read)(document['x-cors'], 'x-cors');
}
