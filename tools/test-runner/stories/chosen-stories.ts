import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { headCommit, readChanges } from './changes.ts';
import { chooseStoryFiles, type StoryFile } from './choose-story-files.ts';
import { ModuleGraph, parseExportNames, type ReadFile } from './module-graph.ts';
import { parseScreens, screensNamedIn } from './screen-code.ts';
import { declarationsOf, identifiersIn, parseTsx } from './syntax.ts';

const STORIES = '.stories.tsx';
const NOT_SHOWN = /\.(test|test-help|integration\.test|stories)\.tsx?$/;

/** The preview renders every story in the whole site. */
const PREVIEW = '.storybook/preview.tsx';

/** The dictionary loads these files with a glob, so the import graph does not contain them. */
const TEXTS = 'src/i18n/messages/';

const ALIASES = {
  '@generated/': 'generated/',
  '@mocks/': 'mocks/',
  '@storybook-site/': '.storybook/',
  '@/': 'src/',
};

const ROUTES = 'src/app/routes';
const STORY_HELP = '.storybook/story-help/';

/** Returns the source text of a helper's constants that a story file uses. */
function constantsUsedBy(story: string, helper: string): string[] {
  const used = new Set(identifiersIn(parseTsx(story)));
  return [...declarationsOf(parseTsx(helper))].flatMap(([name, value]) =>
    used.has(name) && !ts.isFunctionDeclaration(value) ? [value.getText()] : [],
  );
}

/** Reads all story files. A story shows the files in its folder, and the screens whose URLs it names. */
function readStoryFiles(paths: readonly string[], read: ReadFile): StoryFile[] {
  const screens = parseScreens(
    read(`${ROUTES}/screens.ts`) ?? '',
    read(`${ROUTES}/screen-code.ts`) ?? '',
  ).map(({ path, specifier }) => ({ path, specifier: `${join(ROUTES, specifier)}.tsx` }));
  const screenFiles = new Set(screens.map(({ specifier }) => specifier));
  // The app imports every screen dynamically, but a story needs only the screens that it shows.
  const graph = new ModuleGraph(
    read,
    ALIASES,
    (file) => !file.startsWith('src/app/') || screenFiles.has(file),
  );
  const texts = paths.filter((path) => path.startsWith(TEXTS));
  return paths
    .filter((path) => path.endsWith(STORIES))
    .map((path) => {
      const folder = `${dirname(path)}/`;
      const own = paths.filter((file) => file.startsWith(folder) && !NOT_SHOWN.test(file));
      const helpers = [...graph.closureOf([path])].filter((file) => file.startsWith(STORY_HELP));
      const text = read(path) ?? '';
      const constants = helpers.flatMap((file) => constantsUsedBy(text, read(file) ?? ''));
      const shown = screensNamedIn([text, ...constants].join(';\n'), screens);
      return {
        path,
        storyCount: parseExportNames(path, text).length,
        own: new Set(own),
        needs: graph.closureOf([PREVIEW, path, ...own, ...texts, ...shown.map(({ specifier }) => specifier)]),
      };
    });
}

const ROOT = join(import.meta.dirname, '../../..');

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads the story files of this repository. */
export function readOwnStoryFiles(): StoryFile[] {
  const texts = new Map<string, string | undefined>();
  const paths = globSync('src/**/*.*', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
  return readStoryFiles(paths, (path) => {
    if (!texts.has(path)) texts.set(path, readIfThere(join(ROOT, path)));
    return texts.get(path);
  });
}

export const LEFT_STORIES_FILE = join(ROOT, '.cache/test-reports/stories.left.json');

/** The stories that a quick run left out, for the runner's closing line. */
export interface LeftStories {
  leftCount: number;
  since: string;
}

/** Files that every story depends on without importing them. */
const NEEDED_BY_ALL =
  /^(package-lock\.json|vite\.config\.ts|public\/|mocks\/(media\/files|recaptcha|social|stripe|tag-manager)\/|\.storybook\/(main\.ts|preview-head\.html)$)/;

/** Returns all story files that the changed files can affect, including deleted ones and without a limit. */
export function touchedStoryFiles(files: readonly StoryFile[], changed: readonly string[]): string[] {
  if (changed.some((path) => NEEDED_BY_ALL.test(path))) return files.map(({ path }) => path);
  const { paths } = chooseStoryFiles(files, changed, '', Number.POSITIVE_INFINITY);
  return [...new Set([...paths, ...changed.filter((path) => path.endsWith(STORIES))])];
}

/** Returns the story files that a quick run leaves to the full one, and records their number. */
export function leftStoryFiles(): string[] {
  const files = readOwnStoryFiles();
  const changes = readChanges(process.env.STORIES_SINCE);
  const { paths, storyCount, leftCount } = chooseStoryFiles(files, changes.files, headCommit() ?? '');
  console.log(`${storyCount} stories chosen, ${leftCount} left to the full run: ${changes.since}`);
  const left: LeftStories = { leftCount, since: changes.since };
  mkdirSync(dirname(LEFT_STORIES_FILE), { recursive: true });
  writeFileSync(LEFT_STORIES_FILE, JSON.stringify(left));
  return files.map(({ path }) => path).filter((path) => !paths.includes(path));
}

/** Reads what the last run left out, or returns null if the stories did not start. */
export function readLeftStories(): LeftStories | null {
  const text = readIfThere(LEFT_STORIES_FILE);
  return text === undefined ? null : JSON.parse(text);
}
