/**
 * `npm run pictures -- --against REF` takes pictures of each story that the changed files can affect, at
 * another revision and at this one, on a phone and a laptop. It writes a page that compares them.
 * docs/designer.md explains its options.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { isLanguage } from '../../src/i18n/languages.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/machine/chromium.ts';
import { commitOf, headCommit, isClean, readChanges } from '../../tools/test-runner/stories/changes.ts';
import { readOwnStoryFiles, touchedStoryFiles } from '../../tools/test-runner/stories/chosen-stories.ts';
import { buildHere, buildRevision } from './build.ts';
import { captureAll, fits, type StoryInIndex, storiesOf } from './capture.ts';
import { type Change, changesPage } from './changes-page.ts';
import { compare } from './compare.ts';
import { StoredPictures } from './stored-pictures.ts';

const CACHE = join(import.meta.dirname, '../../.cache');
const OUT = join(CACHE, 'pictures');

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', multiple: true, default: [''] },
    all: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});
if (!values.against || !isLanguage(values.language)) {
  console.error(
    'Say what to compare with: npm run pictures -- --against REF [--all] [--only part-of-a-story-id] [--language fr]',
  );
  process.exit(2);
}

const SCREENS = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };

/** Hides videos, their positions and measured values, because they change from moment to moment. */
const CHANGING = `video, [data-changing] { visibility: hidden !important; }
[style*='--played'] { --played: 40% !important; --buffered: 60% !important; }`;

/** Renders without a graphics card, because graphics cards differ in the last bit of a curve. */
const RENDERING_FLAGS = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
];

/** Returns the story files to take pictures of, or null for all. */
function touched(against: string): ReadonlySet<string> | null {
  if (values.all || against === '.') return null;
  return new Set(touchedStoryFiles(readOwnStoryFiles(), readChanges(against).files ?? []));
}

const files = touched(values.against);
if (files?.size === 0) {
  console.log(`No story can look different: no file that a story needs has changed since ${values.against}.`);
  process.exit(0);
}
const isTouched = ({ importPath }: StoryInIndex) => files?.has(importPath.replace('./', '')) ?? true;
const isWanted = (story: StoryInIndex) =>
  values.only.some((part) => story.id.includes(part)) && isTouched(story);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const afterBuild = buildHere(join(OUT, 'after-site'));
const [after, before] = await Promise.all([
  afterBuild,
  values.against === '.' ? afterBuild : buildRevision(values.against, join(CACHE, 'pictures-before')),
]);

const browser = await chromium.launch({
  executablePath: findChromium(),
  // Allows sound without a person's click, which a story can't make.
  args: [...CHROMIUM_ARGUMENTS, ...RENDERING_FLAGS, '--autoplay-policy=no-user-gesture-required'],
});
const stored = new StoredPictures(join(CACHE, `pictures-of-${values.language}`));

/** Returns the names of a story's pictures, such as `screens-home--member.phone`. */
const picturesOf = (story: StoryInIndex): string[] =>
  Object.entries(SCREENS).flatMap(([screen, size]) => (fits(story, size) ? `${story.id}.${screen}` : []));

/**
 * Restores the stored pictures of a commit, takes the missing ones, and returns the picture files by story
 * and screen.
 */
async function take(site: string, name: string, commit: string | null): Promise<Map<string, string>> {
  const folder = join(OUT, name);
  mkdirSync(folder, { recursive: true });
  const fileOf = (picture: string) => join(folder, `${picture}.png`);
  const files = new Map<string, string>();
  const missing = new Set<string>();
  for (const story of storiesOf(site).filter(isWanted)) {
    const pictures = picturesOf(story);
    if (commit === null || !stored.restore(commit, pictures, folder)) missing.add(story.id);
    else for (const picture of pictures) files.set(picture, fileOf(picture));
  }
  await captureAll(browser, {
    site,
    screens: SCREENS,
    globals: `clock:frozen;motion:reduced;language:${values.language};a11y.manual:!true`,
    isWanted: ({ id }) => missing.has(id),
    async take(page, id, screen) {
      const path = fileOf(`${id}.${screen}`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', style: CHANGING });
      files.set(`${id}.${screen}`, path);
    },
  });
  if (commit !== null) stored.store(commit, folder);
  return files;
}
const commits = {
  before: values.against === '.' ? null : commitOf(values.against),
  after: values.against !== '.' && isClean() ? headCommit() : null,
};
if (commits.before) stored.removeOthers(Object.values(commits).filter((commit) => commit !== null));
const pictures = {
  before: await take(before, 'before', commits.before),
  after: await take(after, 'after', commits.after),
};

const changes: Change[] = [];
for (const name of [...new Set([...pictures.before.keys(), ...pictures.after.keys()])].sort()) {
  const [one, other] = [pictures.before.get(name), pictures.after.get(name)];
  if (one && other) {
    const difference = join(OUT, 'difference', `${name}.png`);
    const share = await compare(browser, one, other, difference);
    if (share > 0) changes.push({ name, kind: 'changed', share });
  } else changes.push({ name, kind: one ? 'gone' : 'new', share: 1 });
}
await browser.close();

const leftOut = storiesOf(after).filter((story) => !isTouched(story)).length;
const page = join(OUT, 'index.html');
writeFileSync(page, changesPage(changes, { against: values.against, leftOut }));
console.log(
  `${pictures.after.size} pictures, ${changes.length} changed since ${values.against}. ${leftOut} stories left out: they need no changed file. ${page}`,
);
