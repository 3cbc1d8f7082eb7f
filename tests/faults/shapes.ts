import type { OperationId } from '@generated/operations';
import { responseChecks } from '@generated/response-checks';

interface Definition {
  type: string;
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  options?: unknown[];
}

/** Returns the definition of a contract schema, as zod describes it at runtime. */
function definitionOf(schema: unknown): Definition | null {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return null;
  const { _zod: inner } = schema;
  if (typeof inner !== 'object' || inner === null || !('def' in inner)) return null;
  // Every zod schema has this definition, but its type is not public.
  return inner.def as Definition;
}

function plain(schema: unknown): Definition | null {
  const definition = definitionOf(schema);
  if (!definition) return null;
  if (definition.type === 'nullable' || definition.type === 'default') return plain(definition.innerType);
  return definition;
}

type Body = Record<string, unknown>;
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields that the contract requires in a response. */
function required(schema: unknown): [string, unknown][] {
  return Object.entries(plain(schema)?.shape ?? {}).filter(
    ([, field]) => definitionOf(field)?.type !== 'optional',
  );
}

/** Returns a value of a type that this field never has. */
function wrong(schema: unknown): unknown {
  switch (plain(schema)?.type) {
    case 'array':
      return 'none';
    case 'object':
    case 'record':
      return 7;
    case 'string':
    case 'enum':
    case 'literal':
      return { a: 1 };
    case 'boolean':
      return 'perhaps';
    default:
      return 'many';
  }
}

/** Replaces every required field of a response with a type that the contract does not allow there. */
export function withWrongTypes(operation: OperationId, body: unknown): unknown {
  if (!isBody(body)) return 7;
  const fields = required(responseChecks[operation]);
  return { ...body, ...Object.fromEntries(fields.map(([name, schema]) => [name, wrong(schema)])) };
}

/** Removes one required field from a response. */
export function withoutField(operation: OperationId, body: unknown): unknown {
  if (!isBody(body)) return {};
  const [first] = required(responseChecks[operation]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== first?.[0]));
}

/** Changes nested objects: each item of a list, or the object that a field contains. */
function within(schema: unknown, value: unknown, change: (schema: unknown, item: Body) => Body): unknown {
  const definition = plain(schema);
  if (definition?.type === 'array' && Array.isArray(value))
    return value.map((item) => (isBody(item) ? change(definition.element, item) : item));
  return definition?.type === 'object' && isBody(value) ? change(schema, value) : value;
}

function eachWithin(operation: OperationId, body: unknown, change: (schema: unknown, item: Body) => Body) {
  if (!isBody(body)) return body;
  const schema = responseChecks[operation];
  const fields = Object.entries(plain(schema)?.shape ?? {});
  const nested = fields.map(([name, field]) => [name, within(field, body[name], change)]);
  return { ...body, ...Object.fromEntries(nested.filter(([, value]) => value !== undefined)) };
}

export const withWrongTypesWithin = (operation: OperationId, body: unknown): unknown =>
  eachWithin(operation, body, (schema, item) => {
    const fields = required(schema).filter(([name]) => name !== 'id');
    return { ...item, ...Object.fromEntries(fields.map(([name, field]) => [name, wrong(field)])) };
  });

export const withoutFieldsWithin = (operation: OperationId, body: unknown): unknown =>
  eachWithin(operation, body, (schema, item) => {
    const gone = new Set(required(schema).map(([name]) => name));
    return Object.fromEntries(Object.entries(item).filter(([name]) => name === 'id' || !gone.has(name)));
  });
