import { expect, test } from 'vitest';
import { chooseStoryFiles, type StoryFile } from './choose-story-files';

const COMMIT = 'b2c9c1d0';

const storyFile = (path: string, storyCount: number, own: string[], needs: string[] = []): StoryFile => ({
  path,
  storyCount,
  own: new Set(own),
  needs: new Set([path, ...own, ...needs]),
});

const home = storyFile('home.stories.tsx', 10, ['home.tsx'], ['card.tsx', 'preview.tsx']);
const schedule = storyFile('schedule.stories.tsx', 20, ['schedule.tsx'], ['card.tsx', 'preview.tsx']);
const orders = storyFile('orders.stories.tsx', 30, ['orders.tsx'], ['preview.tsx']);
const ALL = [home, schedule, orders];

test.each<[title: string, changed: string[], paths: string[]]>([
  ['its own file', ['home.stories.tsx'], ['home.stories.tsx']],
  ['a file next to it', ['orders.tsx'], ['orders.stories.tsx']],
  ['a file that two need', ['card.tsx'], ['home.stories.tsx', 'schedule.stories.tsx']],
  ['a file that no story needs', ['README.md'], []],
  ['nothing', [], []],
  [
    'a file that all need',
    ['preview.tsx'],
    ['home.stories.tsx', 'orders.stories.tsx', 'schedule.stories.tsx'],
  ],
])('stories affected by a change of %s are chosen', (_, changed, paths) => {
  const choice = chooseStoryFiles(ALL, changed, COMMIT);
  expect(choice.paths).toEqual(paths);
  expect(choice.storyCount + choice.leftCount).toBe(60);
});

test('stories next to a change come first if the limit does not allow all affected ones', () => {
  for (const commit of ['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(chooseStoryFiles(ALL, ['preview.tsx', 'orders.tsx'], commit, 30)).toEqual({
      paths: ['orders.stories.tsx'],
      storyCount: 30,
      leftCount: 30,
    });
});

test('stories are chosen by the commit’s hash if there is no commit to compare with', () => {
  const many = Array.from({ length: 40 }, (_, index) => storyFile(`${index}.stories.tsx`, 7, []));
  const first = chooseStoryFiles(many, null, 'a');
  expect(first).toEqual(chooseStoryFiles(many, null, 'a'));
  expect(first.storyCount).toBe(77);
  expect(first.leftCount).toBe(40 * 7 - 77);
  const other = chooseStoryFiles(many, null, 'b');
  expect(other.storyCount).toBe(77);
  expect(other.paths).not.toEqual(first.paths);
});

test('a story file that exceeds the limit is skipped in favour of a smaller one', () => {
  const files = [storyFile('large.stories.tsx', 9, []), storyFile('small.stories.tsx', 2, [])];
  expect(chooseStoryFiles(files, null, COMMIT, 5)).toMatchObject({
    paths: ['small.stories.tsx'],
    storyCount: 2,
  });
});
