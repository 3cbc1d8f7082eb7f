/** Who uses what a backend answers, as derived from the code. Files are named by their place in `files`. */
export interface Consumers {
  files: string[];
  /** The files that make each call. */
  operations: Record<string, number[]>;
  /** The files behind each screen; `*` are those behind all of them. */
  screens: Record<string, number[]>;
  /** The files that read a field of this name. */
  fields: Record<string, number[]>;
  /** The stories that show each operation's answers. */
  stories: Record<string, string[]>;
}

/** Whom one drift hurts. */
export interface Hurt {
  features: string[];
  screens: string[];
  stories: string[];
  /** Whether the field itself was found in those files, or only the call. */
  byField: boolean;
}

export const EVERY_SCREEN = 'every screen';

export function hurtBy(consumers: Consumers, operation: string, field: string): Hurt {
  const callers = consumers.operations[operation] ?? [];
  const behind = Object.entries(consumers.screens).filter(([, files]) =>
    callers.some((file) => files.includes(file)),
  );
  const everywhere = behind.some(([path]) => path === '*');
  const reach = new Set(everywhere ? consumers.files.keys() : behind.flatMap(([, files]) => files));
  const name = field.startsWith('/')
    ? field
        .split('/')
        .filter((part) => part !== '*')
        .at(-1)
    : undefined;
  const readers = (name ? (consumers.fields[name] ?? []) : []).filter((file) => reach.has(file));
  const files = readers.length > 0 ? readers : callers;
  const screens =
    everywhere && readers.length === 0
      ? [EVERY_SCREEN]
      : screensOf(consumers, files, everywhere ? null : behind);
  return {
    features: [...new Set(files.map((file) => featureOf(consumers.files[file] ?? '')))].sort(),
    screens,
    stories: consumers.stories[operation] ?? [],
    byField: readers.length > 0,
  };
}

function screensOf({ screens }: Consumers, files: number[], among: [string, number[]][] | null): string[] {
  const all = among ?? Object.entries(screens);
  const found = all.filter(([, behind]) => files.some((file) => behind.includes(file))).map(([path]) => path);
  return found.includes('*') ? [EVERY_SCREEN] : found;
}

/** src/features/home/slides.tsx → home; outside the features, the folder. */
export function featureOf(file: string): string {
  const [, layer = '', feature = ''] = file.split('/');
  return layer === 'features' ? feature : layer;
}
