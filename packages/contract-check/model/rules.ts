import type { Json, JsonObject } from './json.ts';
import { fields, flag, listOf, object, optional, type Reader, text, values } from './readers.ts';

/** A rule about an object, or about each item of one of its lists. Read from a schema's `x-rules`. */
export interface SchemaRule {
  /** The rule applies only if the object's fields have these values. */
  when: JsonObject;
  /** The list whose items the rule is about. Null for the object itself. */
  each: string | null;
  /** The rule applies only to items whose fields have these values. */
  where: JsonObject;
  field: string;
  /** The values that the field may have. */
  oneOf: Json[];
  /** The field equals the sum of these fields minus the fields in `minus`. */
  sum: string[];
  minus: string[];
  kind: 'access' | 'consistency';
}

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

interface Reference {
  /** The schema of the object that the field refers to, or how another field selects it. */
  target: string | { by: string; schemas: Record<string, string> };
  field: string;
}

/** Returns the fields of a schema that contain ids of other objects. Read from its `x-refers-to`. */
export function referencesOf(schema: JsonObject): Reference[] {
  const byField = fields<{ by: string; schemas: JsonObject }>({ by: text, schemas: object });
  return Object.entries(object(schema['x-refers-to'], 'x-refers-to')).map(([field, node]) => {
    const where = `x-refers-to.${field}`;
    if (typeof node === 'string') return { field, target: node };
    const { by, schemas } = byField(node, where);
    const names = Object.entries(schemas).map(([value, name]) => [value, text(name, `${where}.${value}`)]);
    return { field, target: { by, schemas: Object.fromEntries(names) } };
  });
}

interface Source {
  operation: string;
  at: string;
}

/**
 * Returns the fields of a schema that equal a value in another operation's response. Read from its
 * `x-same-as`.
 */
export function sourcesOf(schema: JsonObject): [field: string, source: Source][] {
  const read = fields<Source>({ operation: text, at: text });
  return Object.entries(object(schema['x-same-as'], 'x-same-as')).map(([field, source]) => [
    field,
    read(source, `x-same-as.${field}`),
  ]);
}

/** Rules for every response, read from the root of the contract. */
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
