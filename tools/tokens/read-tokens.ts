import { z } from 'zod';
import { isRecord } from '../../src/lib/parse/is.ts';
import {
  componentsOf,
  EXTENSION,
  type Extension,
  META_KEYS,
  meta,
  type Token,
  type TokenGroup,
  typedValue,
} from './token-format.ts';

/** Returns the path in a reference such as `{dark.stage}`. */
const referenceOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value)?.[1] ?? null) : null;

/**
 * Reads a file in the Design Tokens format, with its problems. Each alias gets the value that it refers to.
 */
export function readTokens(file: unknown): { groups: TokenGroup[]; problems: string[] } {
  const groups: TokenGroup[] = [];
  const problems: string[] = [];

  const nodeAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), file);

  /** Replaces all references in a value, at any depth. */
  const resolve = (value: unknown, seen: readonly string[]): unknown => {
    const path = referenceOf(value);
    if (path) {
      const target = nodeAt(path);
      if (seen.includes(path)) problems.push(`${seen[0]}: the alias {${path}} refers to itself`);
      else if (isRecord(target) && '$value' in target) return resolve(target.$value, [...seen, path]);
      else problems.push(`${seen[0]}: the alias {${path}} refers to no token`);
      return undefined;
    }
    if (Array.isArray(value)) return value.map((part) => resolve(part, seen));
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, seen)]));
    return value;
  };

  const typeAt = (path: string): string | undefined => {
    const keys = path.split('.');
    for (let length = keys.length; length > 0; length -= 1) {
      const node = nodeAt(keys.slice(0, length).join('.'));
      if (isRecord(node) && typeof node.$type === 'string') return node.$type;
    }
    return undefined;
  };

  const metaOf = (node: Record<string, unknown>, path: string, extraKeys: readonly string[] = []) => {
    for (const key of Object.keys(node))
      if (key.startsWith('$') && !META_KEYS.includes(key) && !extraKeys.includes(key))
        problems.push(`${path}: ${key} is not a key that the reader knows`);
    const read = meta.safeParse(node);
    if (!read.success) problems.push(`${path}: ${z.prettifyError(read.error)}`);
    return read.data ?? {};
  };

  const readToken = (
    node: Record<string, unknown>,
    path: string,
    inherited: { type?: string | undefined; extension: Extension },
  ): Token | null => {
    const own = metaOf(node, path, ['$value']);
    const alias = referenceOf(node.$value);
    const type = own.$type ?? (alias ? typeAt(alias) : undefined) ?? inherited.type;
    if (!type) {
      problems.push(`${path}: has no $type, nor has its group`);
      return null;
    }
    const read = typedValue.safeParse({ type, value: resolve(node.$value, [path]) });
    if (!read.success) {
      problems.push(`${path}: is not a valid ${type}: ${z.prettifyError(read.error)}`);
      return null;
    }
    if (read.data.type === 'color') {
      const { components, hex } = read.data.value;
      const expected = componentsOf(hex);
      if (components.some((part, index) => part !== expected[index]))
        problems.push(`${path}: the components of ${hex} are ${JSON.stringify(expected)}`);
    }
    const keys = path.split('.');
    return {
      ...read.data,
      name: keys.at(-1) ?? '',
      group: keys.slice(0, -1).join('.'),
      description: own.$description ?? '',
      alias: alias?.split('.').at(-1) ?? null,
      extension: { ...inherited.extension, ...own.$extensions?.[EXTENSION] },
    };
  };

  const readGroup = (
    node: Record<string, unknown>,
    path: string,
    inherited: { type?: string | undefined; extension: Extension },
  ): void => {
    const own = metaOf(node, path || 'the file');
    const forChildren = {
      type: own.$type ?? inherited.type,
      extension: { ...inherited.extension, ...own.$extensions?.[EXTENSION] },
    };
    const group: TokenGroup = { name: path, description: own.$description ?? '', tokens: [] };
    groups.push(group);
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$')) continue;
      const childPath = path ? `${path}.${key}` : key;
      if (/[{}.]/.test(key)) problems.push(`${childPath}: a name must not contain { } or .`);
      else if (!isRecord(child)) problems.push(`${childPath}: is neither a token nor a group`);
      else if ('$value' in child) {
        const token = readToken(child, childPath, forChildren);
        if (token) group.tokens.push(token);
      } else readGroup(child, childPath, forChildren);
    }
  };

  if (isRecord(file)) readGroup(file, '', { extension: {} });
  else problems.push('the file is not an object');
  return { groups: groups.filter(({ tokens }) => tokens.length > 0), problems };
}
