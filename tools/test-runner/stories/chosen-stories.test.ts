import { expect, test } from 'vitest';
import { readOwnStoryFiles } from './chosen-stories';

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
