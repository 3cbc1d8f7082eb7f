import { createHash } from 'node:crypto';

export interface StoryFile {
  path: string;
  storyCount: number;
  /** The files next to the story file, which its stories show. */
  own: ReadonlySet<string>;
  /** All files that the stories need, including their own. */
  needs: ReadonlySet<string>;
}

export interface StoryChoice {
  paths: string[];
  storyCount: number;
  /** The number of stories that are left to the full run. */
  leftCount: number;
}

const MAX_STORIES = 80;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Chooses the story files that changed files affect, with at most `maxStories` stories. If there are more,
 * those next to a changed file come first, and the commit's hash chooses among the others. Without a list of
 * changes, the hash chooses among all.
 */
export function chooseStoryFiles(
  files: readonly StoryFile[],
  changed: readonly string[] | null,
  commit: string,
  maxStories = MAX_STORIES,
): StoryChoice {
  const rankOf = ({ path, own, needs }: StoryFile): number | null => {
    if (!changed) return 1;
    if (changed.some((file) => own.has(file) || file === path)) return 0;
    return changed.some((file) => needs.has(file)) ? 1 : null;
  };
  const candidates = files
    .flatMap((file) => {
      const rank = rankOf(file);
      return rank === null ? [] : [{ file, order: `${rank} ${hash(`${commit} ${file.path}`)}` }];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const paths: string[] = [];
  let storyCount = 0;
  for (const { file } of candidates) {
    // A file is run as a whole, so a file that exceeds the limit is skipped in favour of a smaller one.
    if (storyCount + file.storyCount > maxStories) continue;
    paths.push(file.path);
    storyCount += file.storyCount;
  }
  const total = files.reduce((sum, file) => sum + file.storyCount, 0);
  return { paths: paths.sort(), storyCount, leftCount: total - storyCount };
}
