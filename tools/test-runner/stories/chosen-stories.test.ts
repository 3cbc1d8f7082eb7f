import { expect, test } from 'vitest';
import { readOwnStoryFiles, touchedStoryFiles } from './chosen-stories';

const files = readOwnStoryFiles();

const needing = (path: string) => files.filter(({ needs }) => needs.has(path)).map((file) => file.path);

test.each<[title: string, path: string, stories: string[]]>([
  ['a screen', 'src/features/home/home-screen.tsx', ['src/features/home/home-screen.stories.tsx']],
  ['a piece of the interface', 'src/ui/form/select.tsx', ['src/ui/form/fields.stories.tsx']],
])('%s of this repository is needed by its own stories', (_, path, stories) => {
  expect(needing(path)).toEqual(expect.arrayContaining(stories));
  expect(needing(path).length).toBeLessThan(files.length / 2);
});

test.each([
  ['the shell around every screen', 'src/app/layout/site-layout.tsx'],
  ['a message file', 'src/i18n/messages/home/fr.json'],
  ['the preview of stories', '.storybook/preview.tsx'],
])('all stories of this repository need %s', (_, path) => {
  expect(needing(path)).toHaveLength(files.length);
});

test('every story file of this repository has stories', () => {
  expect(files.filter(({ storyCount }) => storyCount === 0)).toEqual([]);
  expect(files.length).toBeGreaterThan(40);
});

test.each<[title: string, changed: string[], stories: string[]]>([
  [
    'the screen at an address that they name, in another folder',
    ['src/features/home/home-screen.tsx'],
    ['src/app/start-up/by-parts-home.stories.tsx'],
  ],
  [
    'a lazily loaded part',
    ['src/features/event/gate/gate-panel.tsx'],
    ['src/features/event/gate/watch-gates.stories.tsx'],
  ],
  ['their own deletion', ['src/gone.stories.tsx'], ['src/gone.stories.tsx']],
])('some stories are affected by a change of %s', (_, changed, stories) => {
  const touched = touchedStoryFiles(files, changed);
  expect(touched).toEqual(expect.arrayContaining(stories));
  expect(touched.length).toBeLessThan(files.length);
});

test.each(['package-lock.json', 'public/favicon.svg', 'src/theme/tokens.css'])(
  'a change of %s affects every story',
  (path) => {
    expect(touchedStoryFiles(files, [path])).toHaveLength(files.length);
  },
);

test('a change of a document affects no story', () => {
  expect(touchedStoryFiles(files, ['README.md', 'src/features/home/home-screen.test.tsx'])).toEqual([]);
});
