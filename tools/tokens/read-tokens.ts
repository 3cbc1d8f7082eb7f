import { z } from 'zod';

/** The key of `$extensions` under which the source has what the format has no place for. */
const EXTENSION = 'app.grandstand';

const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const duration = z.strictObject({ value: z.number().min(0), unit: z.enum(['ms', 's']) });
const share = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share.optional(),
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean().optional(),
});

/** The types of the Design Tokens format 2025.10 that the source uses, with the form of their values. */
const typed = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('color'), value: color }),
  z.strictObject({ type: z.literal('dimension'), value: dimension }),
  z.strictObject({ type: z.literal('duration'), value: duration }),
  z.strictObject({ type: z.literal('number'), value: z.number() }),
  z.strictObject({ type: z.literal('fontWeight'), value: z.number().min(1).max(1000) }),
  z.strictObject({ type: z.literal('fontFamily'), value: z.array(z.string().min(1)).min(1) }),
  z.strictObject({
    type: z.literal('cubicBezier'),
    value: z.tuple([share, z.number(), share, z.number()]),
  }),
  z.strictObject({ type: z.literal('shadow'), value: shadow }),
]);

const extension = z.strictObject({
  /** A size that grows with the window, from `smallest` to the token's value. */
  fluid: z.strictObject({ smallest: dimension, preferred: z.string() }).optional(),
  reducedMotion: duration.optional(),
  /** `false`: styles write the number itself, and there is no custom property. */
  property: z.boolean().optional(),
  /** `player`: only the player needs it, so it is not in the styles of the first view. */
  sheet: z.enum(['theme', 'player']).optional(),
});

const meta = z.looseObject({
  $type: z.string().optional(),
  $description: z.string().optional(),
  $extensions: z.strictObject({ [EXTENSION]: extension }).optional(),
});
const META_KEYS = ['$type', '$description', '$extensions'];

export type Dimension = z.infer<typeof dimension>;
export type Duration = z.infer<typeof duration>;
export type Color = z.infer<typeof color>;
export type Shadow = z.infer<typeof shadow>;
type Extension = z.infer<typeof extension>;

export type Token = z.infer<typeof typed> & {
  /** The custom property is `--` and this name. */
  name: string;
  group: string;
  description: string;
  /** The name of the token that this one is an alias of. */
  alias: string | null;
  extension: Extension;
};

export interface TokenGroup {
  name: string;
  description: string;
  tokens: Token[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of a reference such as `{dark.stage}`. */
const referenceOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value)?.[1] ?? null) : null;

/** Reads a file in the Design Tokens format, with what is wrong in it; each alias has the value that it leads to. */
export function readTokens(file: unknown): { groups: TokenGroup[]; problems: string[] } {
  const groups: TokenGroup[] = [];
  const problems: string[] = [];

  const nodeAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), file);

  /** The value without references, at any depth. */
  const resolve = (value: unknown, seen: readonly string[]): unknown => {
    const path = referenceOf(value);
    if (path) {
      const target = nodeAt(path);
      if (seen.includes(path)) problems.push(`${seen[0]}: the alias {${path}} leads back to itself`);
      else if (isRecord(target) && '$value' in target) return resolve(target.$value, [...seen, path]);
      else problems.push(`${seen[0]}: the alias {${path}} leads to no token`);
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
        problems.push(`${path}: ${key} is no key of the format, or none that is read here`);
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
    const read = typed.safeParse({ type, value: resolve(node.$value, [path]) });
    if (!read.success) {
      problems.push(`${path}: is no ${type}: ${z.prettifyError(read.error)}`);
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
      if (/[{}.]/.test(key)) problems.push(`${childPath}: a name has none of { } .`);
      else if (!isRecord(child)) problems.push(`${childPath}: is neither a token nor a group`);
      else if ('$value' in child) {
        const token = readToken(child, childPath, forChildren);
        if (token) group.tokens.push(token);
      } else readGroup(child, childPath, forChildren);
    }
  };

  if (isRecord(file)) readGroup(file, '', { extension: {} });
  else problems.push('the file is no object');
  return { groups: groups.filter(({ tokens }) => tokens.length > 0), problems };
}

/** The red, green and blue parts of `#rrggbb`, from 0 to 1, to four digits. */
export function componentsOf(hex: string): [number, number, number] {
  const at = (start: number) =>
    Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 10_000) / 10_000;
  return [at(1), at(3), at(5)];
}
