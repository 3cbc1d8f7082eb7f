/** Readers of the contract's extensions. Each throws on anything that no check would use. */

import { isObject, type Json, type JsonObject } from './json.ts';

export type Reader<Value> = (node: Json | undefined, where: string) => Value;

export const text: Reader<string> = (node, where) => {
  if (typeof node !== 'string') throw new Error(`${where} is not a text`);
  return node;
};
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (node, where) =>
    node === undefined ? null : read(node, where);
export const flag: Reader<boolean> = (node, where) => {
  if (node !== undefined && typeof node !== 'boolean') throw new Error(`${where} is not true or false`);
  return node === true;
};
export const values: Reader<Json[]> = (node, where) => {
  if (!Array.isArray(node)) throw new Error(`${where} is not a list`);
  return node;
};
export const listOf =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (node, where) =>
    node === undefined ? [] : values(node, where).map((one, index) => read(one, `${where}[${index}]`));

/** Reads an object and throws if it has an unknown field. */
export function fields<Shape extends object>(
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

export const count: Reader<number> = (node, where) => {
  if (typeof node !== 'number') throw new Error(`${where} is not a number`);
  return node;
};

export const object: Reader<JsonObject> = (node = {}, where) => {
  if (!isObject(node)) throw new Error(`${where} is not an object`);
  return node;
};
