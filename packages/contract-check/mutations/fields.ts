import type { Schema } from './spec.ts';

/** A field that a response really contained. */
export interface Field {
  /** A path such as `data`, `*`, `name`, where `*` matches every item of a list. */
  path: string[];
  schema: Schema;
  nullable: boolean;
  required: boolean;
}

function bare(schema: Schema): { schema: Schema; nullable: boolean } {
  const branch = schema.oneOf?.find(({ type }) => type !== 'null');
  if (schema.oneOf?.length === 2 && branch) return { schema: branch, nullable: true };
  return { schema, nullable: Array.isArray(schema.type) && schema.type.includes('null') };
}

/** Returns every field that the contract describes and that has a value in the sample. */
export function fieldsOf(root: Schema, sample: unknown): Field[] {
  const found = new Map<string, Field>();
  const visit = (declared: Schema, value: unknown, path: string[]) => {
    const { schema } = bare(declared);
    if (Array.isArray(value)) {
      for (const item of value) if (schema.items) visit(schema.items, item, [...path, '*']);
      return;
    }
    if (typeof value !== 'object' || value === null || !schema.properties) return;
    for (const [name, property] of Object.entries(schema.properties)) {
      const inner: unknown = Reflect.get(value, name);
      if (inner === undefined || inner === null) continue;
      const own = [...path, name];
      const required = schema.required?.includes(name) ?? false;
      const key = own.join('/');
      // Every level of a tree has the same fields, so the first is enough.
      if (!found.has(key) && own.length < 8) found.set(key, { path: own, required, ...bare(property) });
      visit(property, inner, own);
    }
  };
  visit(root, sample, []);
  return [...found.values()];
}

/** Changes every value at the path. Returns whether the path has a value. */
export function changeAt(
  body: unknown,
  path: string[],
  change: (owner: object, name: string) => void,
): boolean {
  const [name, ...rest] = path;
  if (typeof body !== 'object' || body === null || name === undefined) return false;
  if (name === '*')
    return Array.isArray(body) && body.map((item) => changeAt(item, rest, change)).includes(true);
  const value: unknown = Reflect.get(body, name);
  if (rest.length > 0) return changeAt(value, rest, change);
  if (value === undefined || value === null) return false;
  change(body, name);
  return true;
}

export const pointer = (path: string[]): string => path.map((part) => `/${part}`).join('');
