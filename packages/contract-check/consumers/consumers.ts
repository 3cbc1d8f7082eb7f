/** The code that uses the backend's responses, derived from the sources. Numbers are indexes into `files`. */
export interface Consumers {
  files: string[];
  /** The files that call each operation. */
  operations: Record<string, number[]>;
  /** The files that each screen uses. The entry `*` contains the files that all screens use. */
  screens: Record<string, number[]>;
  /** The title of each screen, in English. */
  titles: Record<string, string>;
  /** The files that contain each field name. */
  fields: Record<string, number[]>;
  /** The stories that show each operation's responses. */
  stories: Record<string, string[]>;
}

/** The parts of the site that one drift affects. */
export interface AffectedParts {
  features: string[];
  /** Route patterns, such as `/watch/:id`. */
  screens: string[];
  /** Title and address of each screen, such as `Watch /watch/{id}`. */
  labels: string[];
  stories: string[];
  /** Whether those files were found by the field's name. If not, they call the operation. */
  byField: boolean;
}

export const EVERY_SCREEN = 'every screen';

export function affectedBy(consumers: Consumers, operation: string, field: string): AffectedParts {
  const callers = consumers.operations[operation] ?? [];
  const behind = Object.entries(consumers.screens).filter(([, files]) =>
    callers.some((file) => files.includes(file)),
  );
  const isEverywhere = behind.some(([path]) => path === '*');
  const reach = new Set(isEverywhere ? consumers.files.keys() : behind.flatMap(([, files]) => files));
  const name = field.startsWith('/')
    ? field
        .split('/')
        .filter((part) => part !== '*')
        .at(-1)
    : undefined;
  const readers = (name ? (consumers.fields[name] ?? []) : []).filter((file) => reach.has(file));
  const files = readers.length > 0 ? readers : callers;
  const screens =
    isEverywhere && readers.length === 0
      ? [EVERY_SCREEN]
      : screensOf(consumers, files, isEverywhere ? null : behind);
  return {
    features: [...new Set(files.map((file) => featureOf(consumers.files[file] ?? '')))].sort(),
    screens,
    labels: screens.map((path) => labelOf(consumers, path)),
    stories: consumers.stories[operation] ?? [],
    byField: readers.length > 0,
  };
}

function labelOf({ titles }: Consumers, path: string): string {
  const title = titles[path];
  return title ? `${title} ${path.replace(/:(\w+)/g, '{$1}')}` : path;
}

function screensOf({ screens }: Consumers, files: number[], among: [string, number[]][] | null): string[] {
  const all = among ?? Object.entries(screens);
  const found = all.filter(([, behind]) => files.some((file) => behind.includes(file))).map(([path]) => path);
  return found.includes('*') ? [EVERY_SCREEN] : found;
}

/** Returns `home` for src/features/home/slides.tsx. Outside the features, returns the folder below src. */
export function featureOf(file: string): string {
  const [, layer = '', feature = ''] = file.split('/');
  return layer === 'features' ? feature : layer;
}
