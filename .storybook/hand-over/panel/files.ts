import type { DrawnPart, StoryFacts } from '../facts';
import type { Screen, StaticData } from '../static-data';

/** The story that the panel describes, from Storybook's index and the story itself. */
export interface StoryAbout {
  id: string;
  title: string;
  name: string;
  /** The path of the story's file from the root, such as `src/features/home/home-screen.stories.tsx`. */
  file: string;
  /** The address of the site that the story opens. Undefined for a story of a single component. */
  address?: string;
}

export interface FileRow {
  file: string;
  /** The role of the file, if it is the story's own file or its screen. */
  role?: 'story' | 'screen';
}

export interface DrawnFiles {
  page: FileRow[];
  /** The files that the page shares with other screens: start-up, header and footer. */
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
 * Returns the rendered screen with its path, because a story may be redirected to another address. If a
 * screen has several paths and none matches, it returns none.
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

/**
 * Puts each style sheet after the component with the same name, or else after the last file of its folder.
 */
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

/** Whether a file belongs to what `.storybook/site.tsx` renders around a single component. */
const isAroundPiece = (file: string, within: readonly string[]) =>
  /^src\/(i18n\/|ui\/overlay\/(toaster|popup-host))/.test(file) ||
  (within.length > 0 && within.every((owner) => owner.startsWith('src/app/')));

/**
 * Lists the files that draw a story: the story's own file, its screen, and then from the outside of the page
 * to the inside.
 */
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
