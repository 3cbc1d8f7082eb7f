import type { Json, JsonObject } from './json.ts';
import { fields, flag, listOf, object, optional, type Reader, text, values } from './readers.ts';

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
  /** The schema of what the field names, or by the value of another field. */
  target: string | { by: string; schemas: Record<string, string> };
  field: string;
}

/** The fields of a schema that name other things, one or several; read from its `x-refers-to`. */
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
