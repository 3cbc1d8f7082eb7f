import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { resolve } from '../model/operations.ts';
import { nameOf } from '../model/walk.ts';
import type { Direction, Rule } from './classes.ts';

/**
 * Receives each difference with its rule, the changed field (empty for the schema itself) and both values.
 */
export type Note = (rule: Rule, field: string, from: Json | undefined, to: Json | undefined) => void;

interface Versions {
  base: JsonObject;
  revision: JsonObject;
}

const FORMATS = ['format', 'pattern', 'x-format'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const TEXTS = ['description', 'title', 'example', 'examples', 'x-enum-varnames', 'deprecated'];
const OTHERS = [
  'additionalProperties',
  'discriminator',
  'multipleOf',
  'uniqueItems',
  'x-rules',
  'x-refers-to',
  'x-same-as',
  'x-html',
  'x-needs-capability',
];

const same = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const inner = (field: string, name: string) => (field ? `${field}/${name}` : name);

/** Resolves a schema that may be null to its other branch, with the flag `isNullable`. */
function normal(
  document: JsonObject,
  node: JsonObject,
): { schema: JsonObject; isNullable: boolean; name: string | null } {
  const branches = list(node.oneOf).filter(isObject);
  const other = branches.find(({ type }) => type !== 'null');
  if (branches.length === 2 && other && branches.some(({ type }) => type === 'null'))
    return { ...normal(document, other), isNullable: true };
  const schema = resolve(document, node);
  if (schema !== node && schema.oneOf) {
    const resolved = normal(document, schema);
    return { ...resolved, name: nameOf(node) };
  }
  return { schema, isNullable: [schema.type].flat().includes('null'), name: nameOf(node) };
}

/**
 * Compares two schemas at one place of use. A named schema that both versions use is compared only once,
 * separately.
 */
export function compareSchemas(
  versions: Versions,
  base: JsonObject,
  revision: JsonObject,
  direction: Direction,
  note: Note,
  field = '',
  isTop = false,
): void {
  const [from, to] = [normal(versions.base, base), normal(versions.revision, revision)];
  const isReference = from.name !== null && from.name === to.name && !isTop;
  if (isReference) {
    // If the shared schema itself became nullable, that is reported for the schema and not for each of its
    // uses.
    if (isNullHere(base) !== isNullHere(revision))
      note(
        to.isNullable ? 'type widened' : 'type narrowed',
        field,
        typesOf(from).join(' or '),
        typesOf(to).join(' or '),
      );
    compareTexts(base, revision, field, note);
    comparePromises(base, revision, field, note);
    return;
  }
  compareTypes(from, to, field, note);
  compareValues(from.schema, to.schema, field, note);
  for (const key of FORMATS) compareFormat(from.schema[key], to.schema[key], field, note);
  for (const key of LOWER) compareBound(key, from.schema[key], to.schema[key], 1, field, note);
  for (const key of UPPER) compareBound(key, from.schema[key], to.schema[key], -1, field, note);
  if (!same(from.schema.default, to.schema.default))
    note('default changed', field, from.schema.default, to.schema.default);
  for (const key of OTHERS)
    if (!same(from.schema[key], to.schema[key]))
      note(
        key.startsWith('x-') ? 'promise changed' : 'schema changed',
        field,
        from.schema[key],
        to.schema[key],
      );
  if (from.name !== to.name) note('reference exchanged', field, from.name, to.name);
  compareTexts(from.schema, to.schema, field, note);
  if (base !== from.schema || revision !== to.schema) {
    compareTexts(base, revision, field, note);
    comparePromises(base, revision, field, note);
  }
  compareProperties(versions, from.schema, to.schema, direction, note, field);
  if (isObject(from.schema.items) && isObject(to.schema.items))
    compareSchemas(versions, from.schema.items, to.schema.items, direction, note, inner(field, '*'));
  compareBranches(from.schema, to.schema, field, note);
}

/** Compares what the contract promises about one use of a schema. */
function comparePromises(base: JsonObject, revision: JsonObject, field: string, note: Note): void {
  for (const key of OTHERS.filter((one) => one.startsWith('x-')))
    if (!same(base[key], revision[key])) note('promise changed', field, base[key], revision[key]);
}

const isNullHere = ({ oneOf }: JsonObject) =>
  list(oneOf).some((branch) => isObject(branch) && branch.type === 'null');

function typesOf({ schema, isNullable }: { schema: JsonObject; isNullable: boolean }): string[] {
  const types = [schema.type ?? []].flat().map(String);
  return [...new Set([...types.filter((type) => type !== 'null'), ...(isNullable ? ['null'] : [])])];
}

type Normal = ReturnType<typeof normal>;

function compareTypes(from: Normal, to: Normal, field: string, note: Note): void {
  const [before, after] = [typesOf(from), typesOf(to)];
  const lost = before.filter(
    (type) => !after.includes(type) && !(type === 'integer' && after.includes('number')),
  );
  const gained = after.filter(
    (type) => !before.includes(type) && !(type === 'integer' && before.includes('number')),
  );
  const shown = [before.join(' or '), after.join(' or ')] as const;
  if (lost.length > 0 && gained.length > 0) note('type replaced', field, ...shown);
  else if (gained.length > 0) note('type widened', field, ...shown);
  else if (lost.length > 0) note('type narrowed', field, ...shown);
  else if (before.includes('integer') && !after.includes('integer')) note('type widened', field, ...shown);
  else if (after.includes('integer') && !before.includes('integer')) note('type narrowed', field, ...shown);
}

const valuesOf = ({ enum: values, const: only }: JsonObject): Json[] | null =>
  Array.isArray(values) ? values : only === undefined ? null : [only];

function compareValues(from: JsonObject, to: JsonObject, field: string, note: Note): void {
  const [before, after] = [valuesOf(from), valuesOf(to)];
  if (before && after) {
    const gained = after.filter((value) => !before.includes(value));
    const lost = before.filter((value) => !after.includes(value));
    if (gained.length > 0) note('value added', field, undefined, gained.join(', '));
    if (lost.length > 0) note('value removed', field, lost.join(', '), undefined);
  } else if (before && from.type !== undefined) note('value added', field, before.join(', '), 'any value');
  else if (after && to.type !== undefined) note('value removed', field, 'any value', after.join(', '));
}

function compareFormat(from: Json | undefined, to: Json | undefined, field: string, note: Note): void {
  if (from === to) return;
  note(
    from === undefined ? 'format added' : to === undefined ? 'format removed' : 'format changed',
    field,
    from,
    to,
  );
}

function compareBound(
  key: string,
  from: Json | undefined,
  to: Json | undefined,
  sign: 1 | -1,
  field: string,
  note: Note,
): void {
  if (from === to) return;
  const isTighter = from === undefined || (to !== undefined && sign * (Number(to) - Number(from)) > 0);
  const shown = (value: Json | undefined) => (value === undefined ? `no ${key}` : `${key} ${value}`);
  note(isTighter ? 'bound tightened' : 'bound widened', field, shown(from), shown(to));
}

function compareTexts(from: JsonObject, to: JsonObject, field: string, note: Note): void {
  const changed = TEXTS.filter((key) => !same(from[key], to[key]));
  if (changed.length > 0) note('text changed', field, changed.join(', '), undefined);
}

function compareProperties(
  versions: Versions,
  from: JsonObject,
  to: JsonObject,
  direction: Direction,
  note: Note,
  field: string,
): void {
  const [before, after] = [from.properties, to.properties].map((one) => (isObject(one) ? one : {}));
  if (!before || !after) return;
  const [wasRequired, isRequired] = [list(from.required), list(to.required)];
  const gained = Object.keys(after).filter((name) => !(name in before));
  for (const [name, property] of Object.entries(before)) {
    const at = inner(field, name);
    const next = after[name];
    if (isObject(property) && isObject(next)) {
      compareSchemas(versions, property, next, direction, note, at);
      if (wasRequired.includes(name) && !isRequired.includes(name))
        note('field no longer required', at, 'required', 'optional');
      if (!wasRequired.includes(name) && isRequired.includes(name))
        note('field now required', at, 'optional', 'required');
      continue;
    }
    const renamed = gained.find((one) => same(after[one], property));
    if (renamed) gained.splice(gained.indexOf(renamed), 1);
    note(renamed ? 'field renamed' : 'field removed', at, name, renamed);
  }
  for (const name of gained)
    note(
      isRequired.includes(name) ? 'required field added' : 'field added',
      inner(field, name),
      undefined,
      name,
    );
}

function compareBranches(from: JsonObject, to: JsonObject, field: string, note: Note): void {
  const named = (schema: JsonObject) =>
    list(schema.oneOf).map((branch) => (isObject(branch) && nameOf(branch)) || JSON.stringify(branch));
  const [before, after] = [named(from), named(to)];
  const gained = after.filter((branch) => !before.includes(branch));
  const lost = before.filter((branch) => !after.includes(branch));
  if (gained.length > 0) note('type widened', field, before.join(' or '), after.join(' or '));
  if (lost.length > 0) note('type narrowed', field, before.join(' or '), after.join(' or '));
}
