import { z } from 'zod';

/** The key in `$extensions` for our own data, for which the format has no field. */
export const EXTENSION = 'app.grandstand';

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

/** The types of the Design Tokens format 2025.10 that the source uses, with the schema of their values. */
export const typedValue = z.discriminatedUnion('type', [
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
  /** A size that grows with the viewport, from `smallest` to the token's value. */
  fluid: z.strictObject({ smallest: dimension, preferred: z.string() }).optional(),
  /**
   * Makes the size at least as large as the area at the sides that a phone’s rounded corners and camera
   * cover.
   */
  safeArea: z.literal('sides').optional(),
  reducedMotion: duration.optional(),
  /** If `false`, styles write the value itself, and there is no custom property. */
  property: z.boolean().optional(),
  /**
   * The stylesheet of the property. `player` means that only the player needs it, so it is not in the first
   * view's styles.
   */
  sheet: z.enum(['theme', 'player']).optional(),
});

export const meta = z.looseObject({
  $type: z.string().optional(),
  $description: z.string().optional(),
  $extensions: z.strictObject({ [EXTENSION]: extension }).optional(),
});
export const META_KEYS = ['$type', '$description', '$extensions'];

export type Dimension = z.infer<typeof dimension>;
export type Duration = z.infer<typeof duration>;
export type Color = z.infer<typeof color>;
export type Shadow = z.infer<typeof shadow>;
export type Extension = z.infer<typeof extension>;

export type Token = z.infer<typeof typedValue> & {
  /** The name of the custom property, without the leading `--`. */
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

/** Returns the red, green and blue parts of `#rrggbb` from 0 to 1, rounded to four digits. */
export function componentsOf(hex: string): [number, number, number] {
  const at = (start: number) =>
    Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 10_000) / 10_000;
  return [at(1), at(3), at(5)];
}
