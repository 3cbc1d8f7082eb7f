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
])('a story is chosen after a change of %s', (_, changed, paths) => {
  const choice = chooseStoryFiles(ALL, changed, COMMIT);
  expect(choice.paths).toEqual(paths);
  expect(choice.storyCount + choice.leftCount).toBe(60);
});

test('if more stories are concerned than the limit allows, those next to a change come first', () => {
  for (const commit of ['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(chooseStoryFiles(ALL, ['preview.tsx', 'orders.tsx'], commit, 30)).toEqual({
      paths: ['orders.stories.tsx'],
      storyCount: 30,
      leftCount: 30,
    });
});

test('without a commit to compare with, the commit’s hash chooses among all stories', () => {
  const many = Array.from({ length: 40 }, (_, index) => storyFile(`${index}.stories.tsx`, 7, []));
  const first = chooseStoryFiles(many, null, 'a');
  expect(first).toEqual(chooseStoryFiles(many, null, 'a'));
  expect(first.storyCount).toBe(77);
  expect(first.leftCount).toBe(40 * 7 - 77);
  const other = chooseStoryFiles(many, null, 'b');
  expect(other.storyCount).toBe(77);
  expect(other.paths).not.toEqual(first.paths);
});

test('a file that does not fit leaves room for a smaller one', () => {
  const files = [storyFile('large.stories.tsx', 9, []), storyFile('small.stories.tsx', 2, [])];
  expect(chooseStoryFiles(files, null, COMMIT, 5)).toMatchObject({
    paths: ['small.stories.tsx'],
    storyCount: 2,
  });
});
