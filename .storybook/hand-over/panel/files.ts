import type { DrawnPart, StoryFacts } from '../facts';
import type { Screen, StaticData } from '../static-data';

/** The story that the panel is about, as Storybook's index and the story itself describe it. */
export interface StoryAbout {
  id: string;
  title: string;
  name: string;
  /** From the root: `src/features/home/home-screen.stories.tsx`. */
  file: string;
  /** The address of the site that it opens; absent for a component by itself. */
  address?: string;
}

export interface FileRow {
  file: string;
  /** What it is to the story, for those that the story is about. */
  role?: 'story' | 'screen';
}

export interface DrawnFiles {
  page: FileRow[];
  /** What the page shares with other screens: start-up, header, footer. */
  around: FileRow[];
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

function isAt(path: string, address: string): boolean {
  const [pattern, segments] = [segmentsOf(path), segmentsOf(address.split(/[?#]/)[0] ?? '')];
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}

/**
 * The screen that is really drawn, with its path. A story may be led to another address; a screen of several paths
 * has none then.
 */
export function drawnScreen(
  { components }: Pick<StoryFacts, 'components'>,
  address: string | undefined,
  screens: readonly Screen[],
): Screen | undefined {
  const drawn = new Set(components.map(({ file }) => file));
  const here = screens.filter(({ file }) => drawn.has(file));
  const atAddress = here.findLast(({ path }) => address !== undefined && isAt(path, address));
  return atAddress ?? (here.length === 1 ? here[0] : undefined);
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const stemOf = (file: string) => file.replace(/(\.module)?\.\w+$/, '');

/** Puts each style sheet after the component of its name, else after the last file of its folder. */
function withStyles(files: readonly string[], styles: readonly string[]): string[] {
  const all = [...files];
  for (const style of styles) {
    const named = all.findLastIndex((file) => stemOf(file) === stemOf(style));
    const near = named === -1 ? all.findLastIndex((file) => folderOf(file) === folderOf(style)) : named;
    all.splice(near === -1 ? all.length : near + 1, 0, style);
  }
  return all;
}

const isShell = (owner: string) => /^(src\/app|\.storybook)\//.test(owner);

/** What `.storybook/site.tsx` puts around a component that is shown by itself. */
const isAroundPiece = (file: string, within: readonly string[]) =>
  /^src\/(i18n\/|ui\/overlay\/(toaster|popup-host))/.test(file) ||
  (within.length > 0 && within.every((owner) => owner.startsWith('src/app/')));

/** The files that draw a story: the story's own, its screen, then from the page's outside to its inside. */
export function drawnFiles(facts: StoryFacts, story: StoryAbout, data: StaticData): DrawnFiles {
  const screenFiles = new Set(data.screens.map(({ file }) => file));
  const hasScreen = story.address !== undefined && facts.components.some(({ file }) => screenFiles.has(file));
  const isSubject = (file: string) =>
    (hasScreen && screenFiles.has(file)) || stemOf(file) === stemOf(stemOf(story.file));
  const isShared = ({ file, within }: DrawnPart) =>
    story.address === undefined
      ? isAroundPiece(file, within)
      : hasScreen && within.length > 0 && within.every((owner) => isShell(owner) && !screenFiles.has(owner));
  const styles = facts.styles.flatMap(({ file, within }) => {
    const path = data.styles[file];
    return path ? [{ file: path, within }] : [];
  });
  const read = (isWanted: (part: DrawnPart) => boolean) =>
    withStyles(
      facts.components
        .filter((part) => part.file.startsWith('src/') && isWanted(part))
        .map(({ file }) => file)
        .sort((one, other) => Number(isSubject(other)) - Number(isSubject(one))),
      styles.filter(isWanted).map(({ file }) => file),
    ).map((file): FileRow => (screenFiles.has(file) ? { file, role: 'screen' } : { file }));
  return {
    page: [{ file: story.file, role: 'story' }, ...read((part) => !isShared(part))],
    around: read(isShared),
  };
}
